import path from 'node:path';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import type {ReactElement} from 'react';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {areas, type BenchPage, fileOf, sectionsOf} from '../content/page';
import {type Engine, scratch, writeFiles} from './installed-engine';

const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{margin:0}header{padding:1rem;border-bottom:1px solid #8884}header a{font-weight:700}main{display:grid;gap:2rem;max-width:80rem;margin:0 auto;padding:1rem}article{min-width:0}nav ul{padding-left:1rem;list-style:none}pre,table{overflow-x:auto;display:block}pre{padding:1rem;background:#8882;border-radius:.5rem}code{font-family:ui-monospace,monospace;font-size:.9em}table{border-collapse:collapse}td,th{padding:.4rem .8rem;border:1px solid #8884;text-align:left;vertical-align:top}h1,h2,h3{line-height:1.25}@media(min-width:60rem){main{grid-template-columns:16rem minmax(0,1fr)}nav{order:-1}}`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const link = ({title, path: address}: BenchPage) =>
  `<li><a href="/${address}">${escaped(title)}</a>`;

const sidebar = (pages: BenchPage[], area: string) =>
  sectionsOf(pages, area).map(
    ([label, items]) =>
      `<details open><summary>${escaped(label)}</summary><ul>${items.map(link).join('')}</ul></details>`,
  );

function article(markdown: string): string {
  const mdastExtensions = [gfmFromMarkdown()];
  const tree = toHast(fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions}));
  return renderToStaticMarkup(toJsxRuntime(tree, {Fragment, jsx, jsxs}) as ReactElement);
}

const document = ({title, markdown}: BenchPage, nav: string[] = []) =>
  `<!doctype html><html lang=en><head><meta charset=utf-8><title>${escaped(title)}</title><meta name=viewport content="width=device-width"><link rel=stylesheet href=/style.css></head><body><header><a href="/">Bench</a></header><main><article><h1>${escaped(title)}</h1>${article(markdown)}</article><nav>${nav.join('')}</nav></main></body></html>`;

/** The lower limit: text, a sidebar, and a small style sheet, without scripts and fonts. */
export const plainHtml: Engine = {
  label: 'Plain HTML',
  build(pages) {
    const root = path.join(scratch, 'plain-html');
    const sidebars = Object.fromEntries(areas.map((area) => [area, sidebar(pages, area)]));
    const html = (page: BenchPage) => document(page, sidebars[page.area]);
    const files = pages.map((page): [string, string] => [`${fileOf(page)}.html`, html(page)]);
    writeFiles(root, {'style.css': style, ...Object.fromEntries(files)});
    return {root, ours: false};
  },
};
