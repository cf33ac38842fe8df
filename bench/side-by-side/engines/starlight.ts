import {areas, type BenchPage, fileOf, frontMatter, sectionsOf} from '../content/page';
import {installedEngine} from './installed-engine';

/** One sidebar for all areas, because Starlight supports more only with a plugin. */
function config(pages: BenchPage[]): string {
  const sections = areas.flatMap((area) => sectionsOf(pages, area));
  const sidebar = sections.map(([label, items]) => ({
    label,
    collapsed: true,
    items: items.map(({title, path}) => ({label: title, link: `/${path}`})),
  }));
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

export const starlight = installedEngine({
  id: 'starlight',
  label: 'Starlight 0.42.4',
  packages: ['astro@7.3.5', '@astrojs/starlight@0.42.4'],
  files: (pages) => ({
    'astro.config.mjs': config(pages),
    'src/content.config.ts': collections,
    ...Object.fromEntries(
      pages.map((page) => [
        `src/content/docs/${fileOf(page)}.md`,
        frontMatter({title: page.title, ...(page.path && {slug: page.path})}) + page.markdown,
      ]),
    ),
  }),
  command: 'env ASTRO_TELEMETRY_DISABLED=1 node_modules/.bin/astro build --root site',
  output: 'dist',
});
