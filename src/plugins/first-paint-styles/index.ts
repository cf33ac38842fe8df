import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readPages} from '../rewrite-pages';
import {firstPaintSheet} from './first-paint-sheet';
import {readStyledPage, type StyledPage} from './styled-page';

/**
 * Writes a small style sheet per template for the first paint. Pages load the full sheet after their
 * content. It has every rule in the original order, so the final styles don't depend on the small one.
 *
 * Runs before defer-scripts, which adds integrity to both links.
 */
export default function firstPaintStyles(): Plugin {
  return {
    name: 'first-paint-styles',
    async postBuild({outDir, baseUrl}) {
      const fileOf = (address: string) => path.join(outDir, address.slice(baseUrl.length));
      const templates = new Map<string, [file: string, page: StyledPage][]>();
      for (const {file, html} of readPages(outDir)) {
        const page = readStyledPage(html);
        if (!page) continue;
        const pages = templates.get(page.template) ?? [];
        templates.set(page.template, [...pages, [file, page]]);
      }
      for (const [template, pages] of templates) {
        const fullSheet = pages[0]?.[1].fullSheet ?? '';
        const sheet = firstPaintSheet(
          readFileSync(fileOf(fullSheet), 'utf8'),
          pages.map(([, {names}]) => names),
        );
        const hash = createHash('sha256').update(sheet).digest('hex').slice(0, 8);
        const address = `${baseUrl}assets/css/${template}.${hash}.css`;
        writeFileSync(fileOf(address), sheet);
        for (const [file, page] of pages) writeFileSync(file, page.withSheet(address));
      }
    },
  };
}
