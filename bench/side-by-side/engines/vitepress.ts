import {type BenchPage, fileOf, frontMatter, sectionsByArea, sidebarItems} from '../content/page';
import {installedEngine} from './installed-engine';

const link = ({title, path}: BenchPage) => ({text: title, link: `/${path}`});

function config(pages: BenchPage[]): string {
  const sidebar = [...sectionsByArea(pages)].map(([area, sections]) => [
    area === 'guides' ? '/' : `/${area}`,
    sidebarItems(sections, link, (text, items) => ({text, collapsed: true, items})),
  ]);
  const options = {
    title: 'Bench',
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: {sidebar: Object.fromEntries(sidebar) as object},
  };
  return `export default ${JSON.stringify(options)};\n`;
}

/** In VitePress, two braces start an expression, even in inline code. */
const withoutExpressions = (markdown: string) => markdown.replaceAll('{{', '{ {');

export const vitepress = installedEngine({
  id: 'vitepress',
  label: 'VitePress 1.6.4',
  ready: `Boolean(document.querySelector('#app')?.__vue_app__)`,
  packages: ['vitepress@1.6.4', 'vue@3.5.22'],
  files: (pages) => ({
    '.vitepress/config.mjs': config(pages),
    ...Object.fromEntries(
      pages.map((page) => [
        `${fileOf(page)}.md`,
        frontMatter({title: page.title, description: page.description}) +
          `# ${page.title}\n\n` +
          withoutExpressions(page.markdown),
      ]),
    ),
  }),
  command: (site) => ['node_modules/.bin/vitepress', 'build', site],
  output: '.vitepress/dist',
});
