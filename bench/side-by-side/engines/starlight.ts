import {type BenchPage, fileOf, frontMatter, sectionsByArea, sidebarItems} from '../content/page';
import {installedEngine} from './installed-engine';

const link = ({title, path}: BenchPage) => ({label: title, link: `/${path}`});

/** One sidebar for all areas, because Starlight supports more only with a plugin. */
function config(pages: BenchPage[]): string {
  const sections = [...sectionsByArea(pages).values()].flat();
  const sidebar = sidebarItems(sections, link, (label, items) => ({label, collapsed: true, items}));
  return `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://bench.example', trailingSlash: 'never', telemetry: false,
  integrations: [starlight({title: 'Bench', sidebar: ${JSON.stringify(sidebar)}})],
});
`;
}

const collections = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** The engine needs a later Node.js than the project's minimum, so npm installs one. */
const node = `node-${process.platform}-${process.arch}`;

export const starlight = installedEngine({
  id: 'starlight',
  label: 'Starlight 0.42.4',
  ready: `document.readyState === 'complete'`,
  packages: ['astro@7.3.5', '@astrojs/starlight@0.42.4', `${node}@24.21.0`],
  files: (pages) => ({
    'astro.config.mjs': config(pages),
    'src/content.config.ts': collections,
    ...Object.fromEntries(
      pages.map((page) => [
        `src/content/docs/${fileOf(page)}.md`,
        frontMatter({
          title: page.title,
          description: page.description,
          ...(page.path ? {slug: page.path} : {}),
        }) + page.markdown,
      ]),
    ),
  }),
  command: (site) => [
    'env',
    'ASTRO_TELEMETRY_DISABLED=1',
    `node_modules/${node}/bin/node`,
    'node_modules/astro/bin/astro.mjs',
    'build',
    '--root',
    site,
  ],
  output: 'dist',
});
