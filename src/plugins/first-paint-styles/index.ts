import {createHash} from 'node:crypto';
import {readFileSync, unlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readPages} from '../rewrite-pages';
import {firstPaintSheet, withoutFonts} from './first-paint-sheet';
import {noNames, readStyledPage, type StyledPage} from './styled-page';

/** What src/components/shell/early-controls adds to a page, maybe before the full sheet is there. */
const earlyMenu = {
  ...noNames(),
  classes: new Set([
    ...['early-menu', 'navbar-sidebar--show', 'navbar-sidebar', 'navbar-sidebar__backdrop'],
    ...['navbar-sidebar__brand', 'navbar-sidebar__close', 'navbar-sidebar__items'],
    ...['navbar-sidebar__items--show-secondary', 'navbar-sidebar__item', 'navbar-sidebar__back'],
    ...['menu', 'menu__list', 'menu__list-item', 'menu__link', 'menu__link--active'],
    ...['margin-right--md', 'tabs__item--active'],
  ]),
};

/**
 * Puts a small style sheet per template into its pages for the first paint. The full sheet follows after that. It
 * has every rule in the original order, so the final styles don't depend on the small one.
 *
 * Runs before defer-scripts, which adds integrity to the link and loads the full sheet.
 */
export default function firstPaintStyles(): Plugin {
  return {
    name: 'first-paint-styles',
    async postBuild({outDir, baseUrl}) {
      const fileOf = (address: string) => path.join(outDir, address.slice(baseUrl.length));

      const pages: (StyledPage & {file: string})[] = [];
      for (const {file, html} of readPages(outDir)) {
        const page = readStyledPage(html);
        if (page) pages.push({...page, file});
      }
      const [original, ...others] = new Set(pages.map(({sheet}) => fileOf(sheet)));
      if (!original || others.length > 0) throw new Error('Pages must have the same style sheet.');
      const fullSheet = readFileSync(original, 'utf8');
      unlinkSync(original);
      const lastSheet = withoutFonts(fullSheet);
      const hash = createHash('sha256').update(lastSheet).digest('hex').slice(0, 8);
      const address = `${baseUrl}assets/css/styles.${hash}.css`;
      writeFileSync(fileOf(address), lastSheet);

      for (const template of new Set(pages.map((page) => page.template))) {
        const members = pages.filter((page) => page.template === template);
        const names = [earlyMenu, ...members.map((page) => page.names)];
        const firstSheet = firstPaintSheet(fullSheet, names);
        for (const {file, withSheets} of members)
          writeFileSync(file, withSheets(firstSheet, address));
      }
    },
  };
}
