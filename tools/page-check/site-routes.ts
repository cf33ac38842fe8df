import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** Folders with pages, and their address. `npm run generate` writes the reference, with the pages of content/api. */
const areas = {
  'content/guides': '/',
  'content/sdks': '/sdks',
  'content/api': '/api',
  '.generated/api': '/api',
} as const;

/** Addresses without a page file. */
const otherRoutes = ['/search'];

export type SiteRoutes = {
  has: (route: string) => boolean;
  /** The address of a page, by its absolute path. */
  ofFile: (file: string) => string | undefined;
  /** The absolute path of the page at an address. */
  fileAt: (route: string) => string | undefined;
};

async function routeOf(folder: string, base: string, file: string): Promise<string> {
  const filePath = path.join(folder, file);
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
  });
  const slug =
    typeof frontMatter.slug === 'string'
      ? frontMatter.slug
      : file.replace(/\.mdx$/, '').replace(/(?:^|\/)index$/, '');
  return path.posix.join('/', base, slug).replace(/(?<=.)\/$/, '');
}

/** The address of every page on the site. */
export async function readSiteRoutes(): Promise<SiteRoutes> {
  const byFile = new Map<string, string>();
  for (const [folder, base] of Object.entries(areas)) {
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (!file.endsWith('.mdx') || path.basename(file).startsWith('_')) continue;
      byFile.set(path.resolve(folder, file), await routeOf(folder, base, file));
    }
  }
  const byRoute = new Map([...byFile].map(([file, route]) => [route, file]));
  return {
    has: (route) => byRoute.has(route) || otherRoutes.includes(route),
    ofFile: (file) => byFile.get(file),
    fileAt: (route) => byRoute.get(route),
  };
}
