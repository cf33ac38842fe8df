import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, unlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'postcss';
import {readPages, rewritePages} from '../published-pages';
import {firstPaintSheet} from './first-paint-sheet';
import {hideRest, readFirstScreen, showRest} from './first-screen';

const sheetLink = /<link rel="?stylesheet"? href="?(?<address>[^">\s]+)"?\s*\/?>/;

/** API pages have their facts and their sample on the first screen, whose rules other pages don't need. */
const kindOf = (html: string) => (html.includes(' class="operation"') ? 'api' : 'other');

/**
 * Puts the styles of the first screen into every page. The full sheet follows at the end of the page, where it doesn't
 * block the first paint, and is requested at its start. It has every rule in the original order, so the final styles
 * don't depend on the small one.
 */
export default function firstPaintStyles({baseUrl}: LoadContext): Plugin {
  return {
    name: 'first-paint-styles',
    async postBuild({outDir}) {
      const fileOf = (address: string) => path.join(outDir, address.slice(baseUrl.length));
      const addresses = new Set<string>();
      const names = {api: new Set<string>(), other: new Set<string>()};
      for (const {html} of readPages(outDir)) {
        const address = sheetLink.exec(html)?.groups?.address;
        // Redirects have no style sheet.
        if (address === undefined) continue;
        addresses.add(address);
        readFirstScreen(html, names[kindOf(html)]);
      }
      const [original, ...others] = [...addresses].map(fileOf);
      if (!original || others.length > 0) throw new Error('Pages must have the same style sheet.');
      const fullSheet = readFileSync(original, 'utf8');
      unlinkSync(original);
      const lastSheet = withoutFonts(fullSheet) + showRest;
      const hash = createHash('sha256').update(lastSheet).digest('hex').slice(0, 8);
      const lastAddress = `${baseUrl}assets/css/styles.${hash}.css`;
      writeFileSync(fileOf(lastAddress), lastSheet);

      const fonts = readdirSync(path.join(outDir, 'assets/fonts'));
      // Phones use system fonts (`src/css/tokens.css`).
      const preloadFont = (family: string) => {
        const font = fonts.find((name) => name.startsWith(family));
        if (!font) throw new Error(`The build has no font ${family}.`);
        return `<link rel="preload" as="font" type="font/woff2" href="${baseUrl}assets/fonts/${font}" media="(min-width: 641px)" crossorigin>`;
      };
      const preload = `<link rel="preload" as="style" href="${lastAddress}">${preloadFont('instrument-sans')}`;
      const codeFont = preloadFont('geist-mono');
      const styles = (kind: keyof typeof names) =>
        `<style>${firstPaintSheet(fullSheet, names[kind]) + hideRest}</style>`;
      const first = {api: styles('api'), other: styles('other')};
      const head = (html: string) =>
        preload + (html.includes('<pre') ? codeFont : '') + first[kindOf(html)];
      const last = `<link rel="stylesheet" href="${lastAddress}"></body>`;
      rewritePages(outDir, (html) =>
        sheetLink.test(html)
          ? html
              .replace(sheetLink, () => head(html))
              .replace(/<\/body>(?=\s*<\/html>\s*$)/, () => last)
          : html,
      );
    },
  };
}

/** Chromium would start again with fonts that are declared a second time, and swap them in after the first paint. */
function withoutFonts(fullSheet: string): string {
  const sheet = parse(fullSheet);
  // cspell:disable-next-line
  sheet.walkAtRules('font-face', (rule) => void rule.remove());
  return sheet.toString();
}
