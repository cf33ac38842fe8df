/** What the theme imports instead of the highlighter. `src/theme/prism-include-languages.ts` ignores it. */
export const Prism = {};
