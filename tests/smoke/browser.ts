/** What a smoke check can do with a browser. Each engine has an adapter with these functions. */
export interface Browser {
  /** Opens an address and waits for the load event. */
  open: (address: string) => Promise<void>;
  /** Waits for the first element that matches, then clicks it as a user would. */
  click: (selector: string) => Promise<void>;
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>;
  /** Runs a function in the page. It can use only its arguments and what the page has. */
  evaluate: <Args extends (string | number)[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  resize: (width: number, height: number) => Promise<void>;
  /** Console errors, uncaught errors, and policy violations since the last call. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}
