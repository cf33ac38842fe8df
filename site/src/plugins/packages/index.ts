import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Parser} from 'htmlparser2';

export interface Options {
  /** Every published file, by its path below `/packages`. The deploy adds them to the build. */
  files: string[];
  /** The lists that package managers read, by their path below `/packages`. */
  indexes: Record<string, string>;
}

/**
 * Writes the indexes of the published packages, and fails a build whose pages name a package that isn't
 * published. Docusaurus can't check these addresses, because most are in commands and the links have the
 * protocol `pathname:`.
 */
export default function packages({siteConfig}: LoadContext, {files, indexes}: Options): Plugin {
  return {
    name: 'packages',
    async postBuild({outDir}) {
      for (const [name, text] of Object.entries(indexes)) {
        const file = path.join(outDir, 'packages', name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
      const missing = missingPackages(
        outDir,
        new URL(siteConfig.baseUrl, siteConfig.url).href,
        new Set(files.map((file) => `packages/${file}`)),
      );
      if (missing.length === 0) return;
      const lines = missing.map(({page, file}) => `  ${page}: /${file}`);
      throw new Error(
        `Pages name packages that aren't published:\n${lines.join('\n')}\n` +
          'For a new version, run `npm run sdk:package`, which adds it to sdks/published/published.yaml.',
      );
    },
  };
}

/** A file or folder below `/packages` that a built page links to or shows in a command. */
interface NamedPackage {
  page: string;
  /** Relative to the build, such as `packages/npm/argosy-docs-mcp-1.0.0.tgz`. */
  file: string;
}

/** Every package address on the pages of a built site. `siteUrl` ends with a slash. */
function namedPackages(build: string, siteUrl: string): NamedPackage[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html') && !name.startsWith(`packages${path.sep}`))
    .sort()
    .flatMap((page) => {
      const html = readFileSync(path.join(build, page), 'utf8');
      return html.includes('packages') ? filesIn(html, siteUrl).map((file) => ({page, file})) : [];
    });
}

/** Those that are neither published nor in the build, as indexes are. */
const missingPackages = (
  build: string,
  siteUrl: string,
  published: ReadonlySet<string>,
): NamedPackage[] =>
  namedPackages(build, siteUrl).filter(
    ({file}) => !published.has(file) && !existsSync(path.join(build, file)),
  );

function filesIn(html: string, siteUrl: string): string[] {
  const {text, links} = readPage(html);
  const addresses = links.map((link) => new URL(link, siteUrl).href);
  const address = new RegExp(`${siteUrl.replaceAll('.', '\\.')}(packages/[\\w@./+-]*)`, 'g');
  const files = [...[text, ...addresses].join('\n').matchAll(address)].map(([, file = '']) => file);
  // A sentence can end with an address.
  return [...new Set(files.map((file) => file.replace(/\.$/, '')))];
}

function readPage(html: string): {links: string[]; text: string} {
  let text = '';
  const links: string[] = [];
  // Syntax highlighting splits an address into spans. Any other tag ends it.
  const separate = (name: string) => {
    if (name !== 'span') text += '\n';
  };
  const parser = new Parser({
    onopentag(name, {href}) {
      if (name === 'a' && href) links.push(href);
      separate(name);
    },
    ontext(part) {
      text += part;
    },
    onclosetag: separate,
  });
  parser.end(html);
  return {links, text};
}
