import path from 'node:path';
import type {Paragraph, PhrasingContent, Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {consoleLabels} from './console-labels';
import {textAttribute} from './jsx';

const folders = {
  consoles: path.resolve('content/data/consoles'),
  settings: path.resolve('content/data/settings'),
};

const text = (value: string): PhrasingContent => ({type: 'text', value});
const bold = (label: string): PhrasingContent => ({type: 'strong', children: [text(label)]});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const component = (name: string, attributes: Record<string, string>): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => textAttribute(key, value)),
  children: [],
});

function problems(...children: PhrasingContent[]): string[] {
  const paragraph: Paragraph = {type: 'paragraph', children};
  const root: Root = {type: 'root', children: [paragraph]};
  const file = new VFile({path: 'page.mdx'});
  void consoleLabels(folders)(root, file, () => undefined);
  return file.messages.map(({reason}) => reason);
}

it('accepts labels, paths, run-in headings, and numbers', () => {
  expect(problems(text('Select '), bold('Save draft'))).toEqual([]);
  expect(problems(text('Open '), bold('Integrations → NetSuite → Connect'))).toEqual([]);
  expect(problems(bold('The list is empty.'), text(' Reload it.'))).toEqual([]);
  expect(problems(text('It costs '), bold('470.00 USD'))).toEqual([]);
});

it('reports an unknown label with the most similar one', () => {
  expect(problems(text('Select '), bold('Save as draft'))).toEqual([
    "**Save as draft** isn't a label in content/data/consoles. The most similar one is **Save draft**. Other text isn't bold.",
  ]);
});

it('reports an unknown path, even at the start of a paragraph', () => {
  expect(problems(bold('Settings → API client'))[0]).toContain('**Settings → API clients**');
});

it('compares a label with the API name in parentheses after it', () => {
  const startDate = component('Field', {of: 'CreateOfferRequest', name: 'startDate'});
  expect(problems(bold('Start date'), text(' ('), startDate, text(')'))).toEqual([]);
  expect(problems(bold('Length'), text(' ('), startDate, text(')'))).toEqual([
    "**Length** doesn't stand for CreateOfferRequest.startDate in content/data/consoles",
  ]);
  expect(problems(text('It is '), bold('Verified'), text(' ('), code('VERIFIED'))).toEqual([]);
  expect(problems(text('It is '), bold('Verified'), text(' ('), code('CONNECTED'))).toHaveLength(1);
});
