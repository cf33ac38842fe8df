/** The package has no types, and tests use little of it. */
declare module 'jsdom' {
  type OwnWindow = Window & typeof globalThis;
  export class JSDOM {
    constructor(
      html: string,
      options: {
        url: string;
        runScripts: 'outside-only';
        beforeParse: (window: OwnWindow) => void;
      },
    );
    window: OwnWindow;
  }
}
