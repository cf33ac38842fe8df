import {expect, it} from 'vitest';
import {highlight, textOf} from './highlight';
import {snippet} from './snippet';

it('marks matches and keeps every character', () => {
  const text = 'Call createOffer to create <b>an offer</b>.';
  const marked = highlight(text, new Set(['create', 'offer', 'createoffer']));
  expect(textOf(marked)).toBe(text);
  expect(marked.filter(({match}) => match).map((segment) => segment.text)).toEqual([
    'createOffer',
    'create',
    'offer',
  ]);
});

it('shows the part of the text with the matches', () => {
  const text = `${'filler words here '.repeat(40)}the webhook signature is checked ${'and more text '.repeat(40)}`;
  const cut = snippet(text, new Set(['webhook', 'signature']));
  expect(textOf(cut)).toContain('webhook signature');
  expect(textOf(cut).length).toBeLessThan(170);
  expect(textOf(cut).startsWith('… ')).toBe(true);
});
