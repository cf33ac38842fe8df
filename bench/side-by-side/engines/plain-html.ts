import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileOf, sectionsByArea} from '../content/page';
import {installedEngine} from './installed-engine';

const program = readFileSync(path.join(__dirname, 'plain-html-program.mjs'), 'utf8');

/** The lower limit: text, a sidebar, and a small style sheet, without scripts and fonts. */
export const plainHtml = installedEngine({
  id: 'plain-html',
  label: 'Plain HTML',
  ready: `document.readyState === 'complete'`,
  packages: ['marked@16.4.1'],
  files: (pages) => ({
    'build.mjs': program,
    'sidebars.json': JSON.stringify(
      Object.fromEntries(
        [...sectionsByArea(pages)].map(([area, sections]) => [
          area,
          sections.map(({label, pages: items}) => ({
            label,
            items: items.map(({title, path: address}) => ({title, address})),
          })),
        ]),
      ),
    ),
    ...Object.fromEntries(
      pages.map((page) => [`pages/${fileOf(page)}.json`, JSON.stringify(page)]),
    ),
  }),
  command: (site) => ['node', `${site}/build.mjs`],
  output: 'dist',
});
