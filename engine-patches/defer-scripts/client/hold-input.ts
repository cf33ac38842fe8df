/**
 * Keeps clicks and keys that need React until the page is hydrated, and repeats them then. Links,
 * `<summary>`, and form fields work without React and aren't touched.
 */
export interface HeldInput {
  /** Stops holding and repeats what was held. */
  replay: () => void;
  /** Stops holding, for a page that can't start. */
  discard: () => void;
}

const needsReact = 'button, [role=button], [role=tab]';

/** Without React, this link leads to a box that also has the sidebar. */
const skipLink = '[href="#__docusaurus_skipToContent_fallback"]';

/** Returns the child index at each level from the root down to the element. */
export function pathTo(element: Element): number[] {
  const {parentElement} = element;
  if (!parentElement) return [];
  return [...pathTo(parentElement), [...parentElement.children].indexOf(element)];
}

export const elementAt = (path: number[], root: Element): Element =>
  path.reduce((element, index) => element.children[index] ?? element, root);

/** React may already listen while it hydrates, and would handle the event a second time. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** What the link does with React. */
function focusMain(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
  main?.removeAttribute('tabindex');
}

export function holdInput(openSearchEvent: string): HeldInput {
  const root = document.documentElement;
  let replays: (() => void)[] = [];
  /** What the reader typed after the search shortcut. */
  let query: string | undefined;

  function holdClick(event: MouseEvent): void {
    const target = event.target as Element;
    if (target.closest(skipLink)) {
      hold(event);
      focusMain();
      return;
    }
    const control = target.closest<HTMLElement>(needsReact);
    if (!control) return;
    hold(event);
    control.setAttribute('aria-busy', 'true');
    const path = pathTo(control);
    replays.push(() => {
      control.removeAttribute('aria-busy');
      // The theme replaces its tabs when it hydrates.
      const current = control.isConnected ? control : (elementAt(path, root) as HTMLElement);
      current.click();
    });
  }

  function holdKey(event: KeyboardEvent): void {
    const {key} = event;
    const target = event.target as Element;
    const isShortcut = event.ctrlKey || event.metaKey;
    const opensSearch = isShortcut
      ? key.toLowerCase() === 'k'
      : key === '/' &&
        root.dataset.singleKeys !== 'off' &&
        !target.closest('input, textarea, select');
    if (query !== undefined && key.length === 1 && !isShortcut) {
      query += key;
    } else if (opensSearch) {
      query = '';
      replays.push(() => dispatchEvent(new CustomEvent(openSearchEvent, {detail: query})));
    } else if (target.closest('[role=tab]') && /^(?:Arrow|Enter)/.test(key)) {
      replays.push(() => target.dispatchEvent(new KeyboardEvent('keydown', event)));
    } else {
      return;
    }
    hold(event);
  }

  function stop(): void {
    removeEventListener('click', holdClick, true);
    removeEventListener('keydown', holdKey, true);
  }

  addEventListener('click', holdClick, true);
  addEventListener('keydown', holdKey, true);

  return {
    replay() {
      stop();
      for (const repeat of replays) repeat();
    },
    discard() {
      stop();
      replays = [];
      for (const control of document.querySelectorAll('[aria-busy=true]'))
        control.removeAttribute('aria-busy');
    },
  };
}
