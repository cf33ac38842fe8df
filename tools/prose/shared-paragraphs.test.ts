import {expect, it} from 'vitest';
import {sharedParagraphs} from './shared-paragraphs';

const text = (file: string, words: string) => ({file, line: 1, text: words});

it('accepts short paragraphs and reports a long one on two pages', () => {
  const long = Array.from({length: 25}, (_, index) => `word${index}`).join(' ');
  expect(sharedParagraphs([text('a', 'Short one.'), text('b', 'Short one.')])).toEqual([]);
  expect(sharedParagraphs([text('a', long), text('a', long)])).toEqual([]);
  expect(sharedParagraphs([text('a', long), text('b', long)])).toMatchObject([
    {file: 'b', other: 'a'},
  ]);
});
