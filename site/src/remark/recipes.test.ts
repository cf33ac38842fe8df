import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {textAttribute} from './jsx';
import recipes from './recipes';

function write(of: string) {
  const root: Root = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'ApiRecipe',
        attributes: [textAttribute('of', of)],
        children: [],
        position: {start: {line: 3, column: 1}, end: {line: 3, column: 9}},
      },
    ],
  };
  const file = new VFile({path: path.resolve('content/guides/page.mdx')});
  void recipes({folder: path.join('content', 'data', 'recipes')})(root, file, () => undefined);
  return {file, children: root.children};
}

it('writes a diagram, a table of calls, and a sentence with the download', () => {
  const {children} = write('support-ticket');
  expect(children.map(({type}) => type)).toEqual(['code', 'table', 'paragraph']);
  expect(JSON.stringify(children[1])).toContain('Purpose');
  expect(children[2]).toMatchObject({
    children: [
      {url: 'pathname:///recipes/support-ticket.arazzo.yaml'},
      {value: ', which has all request fields, and '},
      {url: '/sdks#run-a-recipe'},
      {value: '.'},
    ],
  });
});

it('reports the line of an unknown recipe', () => {
  expect(write('gone').file.messages[0]).toMatchObject({line: 3});
});
