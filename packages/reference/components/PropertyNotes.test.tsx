import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {property} from '../test-property';
import {PropertyNotes} from './PropertyNotes';

const none = {
  ...property,
  constraints: [],
  defaultValue: undefined,
  example: undefined,
  enumValues: [],
};
const notes = (values: Partial<typeof property>) =>
  renderToStaticMarkup(<PropertyNotes property={{...none, ...values}} />);

it.each([
  ['limits', {constraints: ['at most 4 characters']}, 'at most 4 characters'],
  [
    'patterns, including those of list items',
    {constraints: ['matches ^a$', 'each matches ^b$']},
    '<details class="prop__pattern"><summary>Format</summary><code>^a$</code></details>' +
      '<details class="prop__pattern"><summary>Format</summary><code>^b$</code></details>',
  ],
  ['a default', {defaultValue: false}, 'default <code>false</code>'],
  ['an example', {example: 'OPEN'}, 'example <code>OPEN</code>'],
])('shows %s', (_, values, html) => {
  expect(notes(values)).toBe(`<div class="prop__notes">${html}</div>`);
});

it('leaves out an example next to the values of an enum', () => {
  expect(notes({example: 'OPEN', enumValues: property.enumValues})).toBe('');
});

it('leaves out an example of an object, whose page has one', () => {
  const object = {schema: 'Duration', slug: 'duration', title: 'Duration'};
  expect(notes({example: 'P1M', object})).toBe('');
});

it('separates notes from each other', () => {
  expect(notes({constraints: ['at most 4 characters'], example: 'a'})).toContain(
    'at most 4 characters; example <code>a</code>',
  );
});

it('renders nothing without notes', () => {
  expect(notes({example: {a: 1}})).toBe('');
});
