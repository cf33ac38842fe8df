import {cpSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type BenchPage,
  fileOf,
  frontMatter,
  type PageSet,
  sectionsByArea,
  sidebarItems,
} from '../content/page';
import {timedBuild} from '../measures/timed-build';
import {scratch} from '../scratch';
import type {BuiltSite, Engine} from './engine';

const root = path.join(__dirname, '..', '..', '..');

/** Our theme, plugins, and settings, with other guides and reference pages. */
const config = `import type {Config, PluginConfig} from '@docusaurus/types';
import site from '../../../docusaurus.config';

const pageFolders: Record<string, object> = {
  default: {path: 'content/guides', sidebarPath: './sidebars/guides.js'},
  api: {path: 'content/api', sidebarPath: './sidebars/api.js'},
};

function adapted(plugin: PluginConfig): PluginConfig[] {
  const [name, options] = [plugin].flat() as [string, {id?: string}?];
  // The targets of redirects and glossary terms don't exist here, nor do the pages for tests.
  if (/client-redirects|glossary-links/.test(name) || options?.id === 'fixture') return [];
  if (name !== '@docusaurus/plugin-content-docs') return [plugin];
  return [[name, {...options, ...pageFolders[options?.id ?? 'default']}]];
}

export default {...site, onBrokenLinks: 'ignore', plugins: (site.plugins ?? []).flatMap(adapted)} satisfies Config;
`;

const instanceOf = ({area}: BenchPage) => (area === 'api' ? 'api' : 'guides');
const idOf = (page: BenchPage) =>
  page.area === 'api' ? fileOf(page).slice('api/'.length) : fileOf(page);

function sidebar(pages: BenchPage[], area: string): string {
  const sections = sectionsByArea(pages).get(area) ?? [];
  const items = sidebarItems(sections, idOf, (label, links) => ({
    type: 'category',
    label,
    items: links,
  }));
  return `module.exports = ${JSON.stringify({[area]: items})};\n`;
}

function files(pages: BenchPage[]): Record<string, string> {
  return {
    'docusaurus.config.ts': config,
    'sidebars/guides.js': sidebar(pages, 'guides'),
    'sidebars/api.js': sidebar(pages, 'api'),
    ...Object.fromEntries(
      pages.map((page) => [
        `content/${instanceOf(page)}/${idOf(page)}.mdx`,
        // Our front matter needs a date, not a string.
        frontMatter({
          kind: page.area === 'api' ? 'reference' : 'guide',
          title: page.title,
          description: page.description,
        }).replace(/\n---\n/, page.area === 'api' ? '\n---\n' : '\nreviewed: 2026-11-15\n---\n') +
          page.markdown,
      ]),
    ),
  };
}

/** Builds in the repository, because the site shares its packages, theme, and configuration. */
function buildGenerated({name, pages}: PageSet): BuiltSite {
  const site = path.join(root, '.cache', 'bench', name);
  rmSync(site, {recursive: true, force: true});
  for (const [file, text] of Object.entries(files(pages))) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  for (const shared of [
    ...['src', 'config', 'engine-patches', 'packages'],
    ...['static', '.generated', 'openapi', 'samples'],
  ])
    symlinkSync(path.join(root, shared), path.join(site, shared), 'dir');
  // Copied, because Docusaurus resolves symbolic links and wouldn't compile pages outside the site.
  for (const shared of ['content/_partials', 'content/data', 'content/sdks', 'sidebars'])
    cpSync(path.join(root, shared), path.join(site, shared), {recursive: true});
  const figures = timedBuild(root, [
    'env',
    'DOCUSAURUS_NO_PERSISTENT_CACHE=true',
    'node_modules/.bin/docusaurus',
    'build',
    site,
  ]);
  return {root: path.join(site, 'build'), ours: true, figures};
}

/** Copies the built site, because the bench adds compressed files to it. */
function copyPublished(): BuiltSite {
  const published = path.join(root, 'build');
  if (!existsSync(published))
    throw new Error("There's no build/ to measure. Run `npm run build` first.");
  const copy = path.join(scratch, 'ours', 'real');
  const current =
    existsSync(copy) &&
    statSync(path.join(copy, 'index.html')).mtimeMs ===
      statSync(path.join(published, 'index.html')).mtimeMs;
  if (!current) {
    rmSync(copy, {recursive: true, force: true});
    cpSync(published, copy, {recursive: true, preserveTimestamps: true});
  }
  return {root: copy, ours: true};
}

export const ours: Engine = {
  label: 'Argosy Docs',
  ready: `document.documentElement.dataset.hasHydrated === 'true'`,
  build: (set) => (set.name === 'real' ? copyPublished() : buildGenerated(set)),
};
