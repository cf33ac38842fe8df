import {type BenchPage, fileOf, frontMatter, sectionsByArea, sidebarItems} from '../content/page';
import {installedEngine} from './installed-engine';

const config = `export default {
  title: 'Bench', url: 'https://bench.example', baseUrl: '/', trailingSlash: false, onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  future: {v4: true, faster: true},
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore'}},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: false, theme: {}}]],
};
`;

function sidebars(pages: BenchPage[]): string {
  const bars = [...sectionsByArea(pages)].map(([area, sections]) => [
    area,
    sidebarItems(sections, fileOf, (label, items) => ({type: 'category', label, items})),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(bars))};\n`;
}

/** The same engine as ours, without our code. */
export const docusaurus = installedEngine({
  id: 'docusaurus',
  label: 'Docusaurus 3.10.2, bare',
  ready: `document.documentElement.dataset.hasHydrated === 'true'`,
  packages: [
    '@docusaurus/core@3.10.2',
    '@docusaurus/preset-classic@3.10.2',
    '@docusaurus/faster@3.10.2',
    'react@19.2.9',
    'react-dom@19.2.9',
  ],
  overrides: {'@docsearch/react': '4.7.0', '@docsearch/core': '4.7.0'},
  files: (pages) => ({
    'docusaurus.config.js': config,
    'sidebars.js': sidebars(pages),
    ...Object.fromEntries(
      pages.map((page) => [
        `docs/${fileOf(page)}.md`,
        frontMatter({
          title: page.title,
          description: page.description,
          slug: `/${page.path}`,
        }) + page.markdown,
      ]),
    ),
  }),
  command: (site) => [
    'env',
    'DOCUSAURUS_NO_PERSISTENT_CACHE=true',
    'node_modules/.bin/docusaurus',
    'build',
    site,
  ],
  output: 'build',
});
