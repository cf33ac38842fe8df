import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects, site} from '@docs/site/config';
import {filesUnder} from '../files';
import {readPage} from './page';

/** Hashes of a site's inline code, as source expressions for the policy. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

/** More styles mean that pages have their own inline styles. */
const maxStyles = 30;

/** There's one per language (`site/src/plugins/first-paint-styles`). More mean that pages have their own. */
const maxSheets = 10;

/**
 * Collects the hashes of a built site's inline code, and throws if any of it isn't known. A known script
 * is the same on all pages with the same language. A script in a page's content is only on that page, so
 * it can't pass as a known one. The not-found page has no content, so it may have its own script. Either every
 * page has one style sheet, in its head, or none has. So one in a page's content or title would be another one.
 */
export function inlineCode(root: string): InlineCode {
  const problems: string[] = [];
  const scriptOf = new Map<string, {text: string; file: string}>();
  const pagesWithScript = new Map<string, number>();
  const pagesOf = new Map<string, number>();
  const styles = new Set<string>();
  const sheets = new Set<string>();
  let pagesWithSheet = 0;

  for (const file of pageFiles(root)) {
    const page = readPage(readFileSync(file, 'utf8'));
    const report = (problem: string) => problems.push(`${file}: ${problem}`);
    page.forbidden.forEach(report);
    for (const style of page.styles) {
      styles.add(style);
      if (!isKnownStyle(style)) report(`style attribute "${style.slice(0, 80)}"`);
    }
    if (isPackageIndex(root, file)) {
      if (page.scripts.length > 0) report('a script in a package index');
      if (page.sheets.length > 0) report('a style sheet in a package index');
      continue;
    }
    if (page.sheets.length > 1) report(`${page.sheets.length} style sheets`);
    if (page.sheets.length > 0) pagesWithSheet += 1;
    for (const sheet of page.sheets) sheets.add(sheet);
    pagesOf.set(page.language, (pagesOf.get(page.language) ?? 0) + 1);
    for (const text of page.scripts) {
      const known = knownScript(text);
      if (!known || (known.onlyIn && known.onlyIn !== path.basename(file))) {
        report(`inline script "${text.slice(0, 80)}"`);
        continue;
      }
      const {name} = known;
      const key = `${page.language} ${name}`;
      const first = scriptOf.get(key) ?? {text, file};
      scriptOf.set(key, first);
      if (!known.onlyIn) pagesWithScript.set(key, (pagesWithScript.get(key) ?? 0) + 1);
      if (first.text !== text) report(`script "${name}" differs from the one in ${first.file}`);
    }
  }
  for (const [key, count] of pagesWithScript) {
    const language = key.slice(0, key.indexOf(' '));
    if (count !== pagesOf.get(language))
      problems.push(`script "${key}" is ${count} times on ${pagesOf.get(language)} pages`);
  }
  const pages = [...pagesOf.values()].reduce((sum, count) => sum + count, 0);
  if (pagesWithSheet > 0 && pagesWithSheet < pages)
    problems.push(`style sheets are in ${pagesWithSheet} of ${pages} pages`);
  if (sheets.size > maxSheets) problems.push(`${sheets.size} style sheets`);
  if (styles.size > maxStyles) problems.push(`${styles.size} style attributes`);
  if (problems.length > 0)
    throw new Error(`Inline code that no policy allows:\n${problems.slice(0, 20).join('\n')}`);

  const scripts = new Set([...scriptOf.values()].map(({text}) => text));
  return {scripts: hashes(scripts), styles: hashes([...sheets, ...styles])};
}

/** Returns all HTML files except redirect stubs, because the server handles redirects itself. */
function pageFiles(root: string): string[] {
  const stubs = redirects.map(({from}) => `${from}/index.html`);
  return filesUnder(root, '.html').filter((file) => !stubs.some((stub) => file.endsWith(stub)));
}

/** Package indexes are for package managers and don't have the theme's scripts. The site may be in a subfolder. */
const isPackageIndex = (root: string, file: string): boolean =>
  path.relative(root, file).split(path.sep).includes('packages');

function knownScript(text: string): KnownScript | undefined {
  const matching = knownScripts.filter(({marker}) => text.includes(marker));
  return matching.length === 1 ? matching[0] : undefined;
}

function isKnownStyle(style: string): boolean {
  const declarations = style.split(';').map((declaration) => declaration.trim());
  return declarations
    .filter(Boolean)
    .every(
      (declaration) =>
        knownStyleProperties.includes(declaration.slice(0, declaration.indexOf(':')).trim()) &&
        !/url|expression|[\\@]/i.test(declaration),
    );
}

const hashes = (texts: Iterable<string>): string[] =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

interface KnownScript {
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
const knownScripts: KnownScript[] = [
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
const knownStyleProperties = [
  'background-color',
  'color',
  'counter-reset',
  'display',
  'height',
  'text-align',
  'width',
  '--ifm-announcement-bar-height',
];

/** The bundler creates the first, and `site/src/trusted-types` the others. */
const trustedTypesPolicies = ['argosy#bundler', 'argosy#build', 'default'];

/** Allows only the site's own files and its known inline code. */
export function contentSecurityPolicy({scripts, styles}: InlineCode): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    // `unsafe-hashes` applies hashes to style attributes, too. It allows nothing else.
    'style-src': ["'self'", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [])],
    // The theme's style sheet contains three small images as data URLs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...searchHosts()],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesPolicies,
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The hosts that the Algolia client derives from the application ID. */
function searchHosts(): string[] {
  const {appId} = site.algolia;
  if (!appId) return [];
  const id = appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...fallbacks];
}
