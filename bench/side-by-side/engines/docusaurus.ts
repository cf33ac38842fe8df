import {areas, type BenchPage, fileOf, frontMatter, sectionsOf} from '../content/page';
import {installedEngine} from './installed-engine';

const items = areas.map((area) => ({type: 'docSidebar', sidebarId: area, label: area}));

const config = `export default {
  title: 'Bench', url: 'https://bench.example', baseUrl: '/', trailingSlash: false, onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  future: {v4: true, faster: true},
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore'}},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: false, theme: {}}]],
  themeConfig: {navbar: {title: 'Bench', items: ${JSON.stringify(items)}}},
};
`;

const sidebar = (pages: BenchPage[], area: string) =>
  sectionsOf(pages, area).map(([label, all]) => ({
    type: 'category',
    label,
    items: all.map(fileOf),
  }));

/** The same engine as ours, without our code. */
export const docusaurus = installedEngine({
  id: 'docusaurus',
  label: 'Docusaurus 3.10.2, bare',
  packages: [
    ...['core', 'preset-classic', 'faster'].map((name) => `@docusaurus/${name}@3.10.2`),
    ...['react@19.2.9', 'react-dom@19.2.9'],
  ],
  overrides: {'@docsearch/react': '4.7.0', '@docsearch/core': '4.7.0'},
  files: (pages) => ({
    'docusaurus.config.js': config,
    'sidebars.js': `export default ${JSON.stringify(
      Object.fromEntries(areas.map((area) => [area, sidebar(pages, area)])),
    )};\n`,
    ...Object.fromEntries(
      pages.map((page) => [
        `docs/${fileOf(page)}.md`,
        frontMatter({title: page.title, slug: `/${page.path}`}) + page.markdown,
      ]),
    ),
  }),
  command: 'env DOCUSAURUS_NO_PERSISTENT_CACHE=true node_modules/.bin/docusaurus build site',
  output: 'build',
});
