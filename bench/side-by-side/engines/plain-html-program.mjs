/** Runs in the bench's scratch folder. Converts Markdown to one HTML file per page, and writes a style sheet. */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {marked} from 'marked';

const site = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
const sidebars = JSON.parse(readFileSync(path.join(site, 'sidebars.json'), 'utf8'));

const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{margin:0}header{padding:1rem;border-bottom:1px solid #8884}header a{font-weight:700}main{display:grid;gap:2rem;max-width:80rem;margin:0 auto;padding:1rem}article{min-width:0}nav ul{padding-left:1rem;list-style:none}pre,table{overflow-x:auto;display:block}pre{padding:1rem;background:#8882;border-radius:.5rem}code{font-family:ui-monospace,monospace;font-size:.9em}table{border-collapse:collapse}td,th{padding:.4rem .8rem;border:1px solid #8884;text-align:left;vertical-align:top}h1,h2,h3{line-height:1.25}@media(min-width:60rem){main{grid-template-columns:16rem minmax(0,1fr)}nav{order:-1}}`;

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const list = (items) =>
  `<ul>${items.map(({title, address}) => `<li><a href="/${address}">${escaped(title)}</a>`).join('')}</ul>`;

const navigation = Object.fromEntries(
  Object.entries(sidebars).map(([area, sections]) => [
    area,
    sections
      .map(({label, items}) =>
        label
          ? `<details open><summary>${escaped(label)}</summary>${list(items)}</details>`
          : list(items),
      )
      .join(''),
  ]),
);

const html = ({area, title, description, markdown}) =>
  `<!doctype html><html lang=en><head><meta charset=utf-8><title>${escaped(title)}</title><meta name=viewport content="width=device-width"><meta name=description content="${escaped(description)}"><link rel=stylesheet href=/style.css></head><body><header><a href="/">Bench</a></header><main><article><h1>${escaped(title)}</h1>${marked(markdown)}</article><nav>${navigation[area]}</nav></main></body></html>`;

const write = (file, text) => {
  const target = path.join(site, 'dist', file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
};

write('style.css', style);
const pages = path.join(site, 'pages');
for (const file of readdirSync(pages, {recursive: true})) {
  if (!file.endsWith('.json')) continue;
  write(
    file.replace(/json$/, 'html'),
    html(JSON.parse(readFileSync(path.join(pages, file), 'utf8'))),
  );
}
