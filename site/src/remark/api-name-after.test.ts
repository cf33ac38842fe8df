import type {Paragraph, PhrasingContent} from 'mdast';
import {expect, it} from 'vitest';
import {apiNameAfter} from './api-name-after';
import {textAttribute} from './jsx';

const after = (between: string, name: PhrasingContent): string | undefined => {
  const label: PhrasingContent = {type: 'strong', children: []};
  const paragraph: Paragraph = {
    type: 'paragraph',
    children: [label, {type: 'text', value: between}, name],
  };
  return apiNameAfter(paragraph, 0);
};

const status: PhrasingContent = {
  type: 'mdxJsxTextElement',
  name: 'Status',
  attributes: [textAttribute('of', 'OfferStatus'), textAttribute('is', 'DRAFT')],
  children: [],
};

it('reads a component or a code in parentheses', () => {
  expect(after(' (', status)).toBe('OfferStatus.DRAFT');
  expect(after(' (', {type: 'inlineCode', value: 'VERIFIED'})).toBe('VERIFIED');
});

it('ignores other text and other code', () => {
  expect(after(' is ', status)).toBeUndefined();
  expect(after(' (', {type: 'inlineCode', value: 'argosy_id'})).toBeUndefined();
  expect(after(' (', {type: 'text', value: 'preview)'})).toBeUndefined();
});
