export interface KnownScript {
  name: string;
  /** Text that identifies the script. */
  marker: string;
  onlyIn?: string;
}

/**
 * The site's inline scripts, each identified by a text that no other script contains. A script that isn't
 * listed fails the build, because hashing everything in the build would also allow injected scripts. A
 * script is on every page, or only in the file `onlyIn`.
 */
export const knownScripts: KnownScript[] = [
  // The theme sets the color mode and the announcement bar before the first paint.
  {name: 'theme start', marker: 'data-theme-choice'},
  // site/src/plugins/controls/first-paint.ts
  {name: 'language and marketplace', marker: 'docusaurus.tab.language'},
  // site/src/plugins/early-script
  {name: 'early script', marker: '"docusaurus.announcement.id"'},
  // site/src/plugins/address-spelling
  {name: 'other spellings of an address', marker: 'location.replace(', onlyIn: '404.html'},
  // site/src/plugins/base-url-banner
  {name: 'base-URL banner', marker: '"base-url-banner"'},
];

/** Properties that style attributes may set. None of them can load a file or cover the page. */
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
