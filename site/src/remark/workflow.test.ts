import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {textAttribute} from './jsx';
import workflow from './workflow';

const folder = path.join('content', 'data', 'workflow');

const newPage = () => new VFile({path: path.resolve('content/guides/workflow/page.mdx')});

function write(name: string, of: string, file = newPage()): RootContent[] {
  const root: Root = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name,
        attributes: [textAttribute('of', of)],
        children: [],
        position: {start: {line: 7, column: 1}, end: {line: 7, column: 9}},
      },
      {type: 'thematicBreak'},
    ],
  };
  void workflow({folder})(root, file, () => undefined);
  expect(root.children.at(-1)?.type).toBe('thematicBreak');
  return root.children.slice(0, -1);
}

describe('workflow', () => {
  it('writes facts and errors as tables', () => {
    const facts = JSON.stringify(write('NodeFacts', 'switch'));
    expect(facts).toContain('one for each name in ');
    expect(JSON.stringify(write('NodeFacts', 'slack'))).toContain('/integrations/slack');
    expect(JSON.stringify(write('NodeErrors', 'limit'))).toContain("The count setting isn't");
  });

  it("writes a node's settings and shared settings as rows", () => {
    expect(JSON.stringify(write('NodeSettings', 'limit'))).toContain('whole number, 1 to 10,000');
    expect(JSON.stringify(write('NodeSettings', 'conditions'))).toContain('rules[].operator');
    expect(JSON.stringify(write('NodeSettings', 'node'))).toContain('retry.waitSeconds');
  });

  it('writes an example as figure, settings, items in port order, and a download', () => {
    const titles = write('WorkflowExample', 'if').map((node) =>
      node.type === 'code' ? node.meta : node.type,
    );
    expect(titles).toEqual([
      'mdxJsxFlowElement',
      'title="Settings"',
      'title="Items in"',
      'title="Items out (true)"',
      'title="Items out (false)"',
      'paragraph',
    ]);
  });

  it('writes a program as a separate code block', () => {
    const blocks = write('WorkflowExample', 'code').flatMap((node) =>
      node.type === 'code' ? [[node.lang, node.meta]] : [],
    );
    expect(blocks).toContainEqual(['js', 'title="Source"']);
  });

  it('reports the line if the data is missing', () => {
    const file = newPage();
    write('WorkflowRecipe', 'gone', file);
    expect(file.messages).toMatchObject([
      {line: 7, reason: '<WorkflowRecipe of="gone">: recipes/gone.yaml doesn\'t exist'},
    ]);
  });
});
