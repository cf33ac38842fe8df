export interface KnownScript {
  name: string;
  holds: string;
  onlyIn?: string;
}

/**
 * The inline scripts this site has, each told by a text that only it holds. A script that is not
 * listed fails the release: to hash whatever the build contains would bless what somebody injected.
 * A script is on every page, or only in the file that is named.
 */
export const knownScripts: KnownScript[] = [
  // Theme: colour mode and announcement bar, before the first paint.
  {name: 'theme start', holds: 'setAttribute("data-theme",'},
  // src/plugins/api-reference/language-script.ts
  {name: 'language of samples', holds: 'setAttribute("data-language",'},
  // src/plugins/before-hydration
  {name: 'state before hydration', holds: '"docusaurus.announcement.id"'},
  // src/plugins/address-spelling
  {name: 'other spellings of an address', holds: 'location.replace(', onlyIn: '404.html'},
  // src/plugins/page-files/start-script.ts
  {name: 'start of the scripts', holds: '"argosy#start"'},
  // src/plugins/base-url-banner
  {name: 'base-URL banner', holds: '"base-url-banner"'},
];

/** Properties a style attribute may set: none can load a file or cover the page. */
export const knownStyleProperties = [
  'background-color',
  'color',
  'counter-reset',
  'display',
  'height',
  'text-align',
  'width',
  '--ifm-announcement-bar-height',
];
