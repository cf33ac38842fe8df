import {expect, it} from 'vitest';
import {readFirstScreen} from './first-screen';

const namesIn = (html: string) => {
  const names = new Set<string>();
  readFirstScreen(html, names);
  return names;
};
const article = (content: string) => namesIn(`<div class="theme-doc-markdown">${content}</div>`);

it('collects the names in a page', () => {
  expect([...namesIn('<p id=a class="b c" style="--d:var(--e)">')]).toEqual([
    'p',
    '#a',
    '.b',
    '.c',
    '--d',
    '--e',
  ]);
});

it.each([
  '<header><b class=x></b></header>',
  '<header></header><p><b class=x></b></p>',
  '<div class=first-screen><b class=x></b><i></i></div>',
])('includes the title and the text after it: %s', (content) =>
  expect([...article(content)]).toContain('.x'),
);

it.each([
  '<table class=x></table>',
  '<p></p><figure><b class=x></b></figure>',
  '<figure></figure><p class=x></p>',
  '<div class=first-screen><i></i><b class=x></b></div>',
  '<div class=operation><div class=operation__main><p class=x></p></div></div>',
  '<p><details><summary></summary><b class=x></b></details></p>',
])("doesn't include what's invisible until the full sheet is there: %s", (content) =>
  expect([...article(content)]).not.toContain('.x'),
);

it.each([
  '<footer class=x></footer>',
  '<dialog class=x></dialog>',
  '<nav class="pagination-nav x">',
])("doesn't include %s", (html) => expect([...namesIn(`<body>${html}`)]).not.toContain('.x'));
