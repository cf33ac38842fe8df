import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../config/redirects';
import {filesUnder} from '../files';
import {knownScripts, knownStyleProperties, type KnownScript} from './known-scripts';
import {readPage} from './page';

/** Hashes of the inline code of a site, as sources of a policy. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

/** A policy with more is a sign that pages make styles of their own. */
const maxStyles = 30;

/**
 * Collects the hashes of the inline code of a built site, and throws when there is any that the
 * site is not known to have. A known script is the same on every page of a language: what a page's
 * own content brings in is on that page only, so it cannot pass for one. The not-found page, which has
 * no content, may have one of its own.
 */
export function inlineCode(root: string): InlineCode {
  const problems: string[] = [];
  const scriptOf = new Map<string, {text: string; file: string}>();
  const carriers = new Map<string, number>();
  const pagesOf = new Map<string, number>();
  const styles = new Set<string>();

  for (const file of pageFiles(root)) {
    const page = readPage(readFileSync(file, 'utf8'));
    const say = (problem: string) => problems.push(`${file}: ${problem}`);
    page.forbidden.forEach(say);
    for (const style of page.styles) {
      styles.add(style);
      if (!isKnownStyle(style)) say(`style attribute "${style.slice(0, 80)}"`);
    }
    if (isListing(root, file)) {
      if (page.scripts.length > 0) say('a script in a list of packages');
      continue;
    }
    pagesOf.set(page.language, (pagesOf.get(page.language) ?? 0) + 1);
    for (const text of page.scripts) {
      const known = knownScript(text);
      if (!known || (known.onlyIn && known.onlyIn !== path.basename(file))) {
        say(`inline script "${text.slice(0, 80)}"`);
        continue;
      }
      const {name} = known;
      const key = `${page.language} ${name}`;
      const first = scriptOf.get(key) ?? {text, file};
      scriptOf.set(key, first);
      if (!known.onlyIn) carriers.set(key, (carriers.get(key) ?? 0) + 1);
      if (first.text !== text) say(`another script "${name}" than in ${first.file}`);
    }
  }
  for (const [key, count] of carriers) {
    const language = key.slice(0, key.indexOf(' '));
    if (count !== pagesOf.get(language))
      problems.push(`script "${key}" is ${count} times on ${pagesOf.get(language)} pages`);
  }
  if (styles.size > maxStyles) problems.push(`${styles.size} style attributes`);
  if (problems.length > 0)
    throw new Error(`Inline code that no policy allows:\n${problems.slice(0, 20).join('\n')}`);

  const scripts = new Set([...scriptOf.values()].map(({text}) => text));
  return {scripts: hashes(scripts), styles: hashes(styles)};
}

/** Every HTML file but the stubs of the redirects, which the server answers itself. */
function pageFiles(root: string): string[] {
  const stubs = redirects.map(({from}) => `${from}/index.html`);
  return filesUnder(root, '.html').filter((file) => !stubs.some((stub) => file.endsWith(stub)));
}

/** Lists of packages are read by package managers: they have nothing of the theme. The site may stand below the root. */
const isListing = (root: string, file: string): boolean =>
  path.relative(root, file).split(path.sep).includes('packages');

function knownScript(text: string): KnownScript | undefined {
  const matching = knownScripts.filter(({holds}) => text.includes(holds));
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
