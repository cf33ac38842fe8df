/** What the theme's start script gets in place of the highlighter; src/theme/prism-include-languages.ts ignores it. */
export const Prism = {};
