import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {formLabels} from './console-labels';

const folders = {
  consoles: path.resolve('content/data/consoles'),
  settings: path.resolve('content/data/settings'),
};

function problems(value: string, lang = 'form'): string[] {
  const root: Root = {type: 'root', children: [{type: 'code', lang, value}]};
  const file = new VFile({path: 'page.mdx'});
  void formLabels(folders)(root, file, () => undefined);
  return file.messages.map(({reason}) => reason);
}

const form = (field: string) => `title: A form
alt: A sentence that says what the form shows.
screen: Offers → New offer
parts:
  - {field: ${field}}
  - {buttons: [Create]}
`;

it('accepts labels of the screen, and reports any other with its path', () => {
  expect(problems(form('Start date'))).toEqual([]);
  expect(problems(form('First day'))).toEqual([
    'form: "Offers → New offer → First day" isn\'t a label in content/data/consoles',
  ]);
});

it('skips other code, and forms that another plugin reports', () => {
  expect(problems(form('First day'), 'yaml')).toEqual([]);
  expect(problems('title: A form')).toEqual([]);
});
