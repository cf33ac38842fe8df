import type {Root, RootContent} from 'mdast';
import {expect, it} from 'vitest';
import belowFold from './below-fold';

/** A page of blocks of these sizes, one after the other. */
function pageOf(...sizes: number[]): Root {
  let offset = 0;
  const children = sizes.map((size): RootContent => {
    const start = {line: 1, column: 1, offset};
    offset += size;
    return {type: 'paragraph', children: [], position: {start, end: {...start, offset}}};
  });
  return {type: 'root', children};
}

function folded(page: Root): Root['children'] {
  const transform = belowFold() as (root: Root) => void;
  transform(page);
  return page.children;
}

it('leaves a page that a window shows whole as it is', () => {
  expect(folded(pageOf(600, 600))).toHaveLength(2);
  expect(folded(pageOf())).toEqual([]);
});

it('leaves a page alone of which only the last block goes beyond the window', () => {
  expect(folded(pageOf(600, 6000))).toHaveLength(2);
});

it('puts what follows the first screen into one element, in its order', () => {
  const page = pageOf(600, 1000, 300, 400);
  const [, , third, fourth] = page.children;
  expect(folded(page)).toMatchObject([
    {type: 'paragraph'},
    {type: 'paragraph'},
    {type: 'mdxJsxFlowElement', name: 'BelowFold', children: [third, fourth]},
  ]);
});

it('counts what was generated, and has no place in the source, as nothing', () => {
  const page = pageOf(1600, 100);
  page.children.unshift({type: 'thematicBreak'});
  expect(folded(page).at(-1)).toMatchObject({name: 'BelowFold'});
  expect(page.children).toHaveLength(3);
});
