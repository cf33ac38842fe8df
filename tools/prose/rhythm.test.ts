import {expect, it} from 'vitest';
import {rhythmOf, rhythmProblems, rhythmTable} from './rhythm';

const words = (count: number) => `Word${' word'.repeat(count - 1)}.`;
const text = (content: string, file = 'content/guides/billing/a.mdx') => ({
  file,
  line: 1,
  text: content,
});

it('measures complete sentences, without headings, labels, cells, and list numbers', () => {
  const texts = [
    text('A heading that has words'),
    text(`${words(10)} ${words(20)}`),
    text(`1. Select Verify.\n2. ${words(30)}`),
    text(`| ${words(9)} |`),
  ];
  expect(rhythmOf(texts)).toMatchObject({sentences: 3, mean: 20, longPercent: 0});
  expect(rhythmOf(texts).deviation).toBeCloseTo(8.16);
});

it('counts long sentences and ", because"', () => {
  const rhythm = rhythmOf([text(`${words(31)} It fails, because it must stop.`)]);
  expect(rhythm).toMatchObject({longPercent: 50, because: 1000 / 37});
});

it('reports what is outside its goal', () => {
  const good = {sentences: 9, words: 99, mean: 15, deviation: 7, longPercent: 4, because: 0.2};
  expect(rhythmProblems(good)).toEqual([]);
  expect(rhythmProblems({...good, mean: 12.5, deviation: 5})).toEqual([
    '12.50 words in a sentence: 14 to 17',
    '5.00 as their standard deviation: at least 6.5',
  ]);
});

it('has a line for each section and one for all', () => {
  const table = rhythmTable([text(words(5)), text(words(7), 'content/guides/sell/b.mdx')]);
  expect(table.slice(1).map((line) => line.trim().split(/\s+/))).toEqual([
    ['1', '5.0', '0.0', '0.0', '0.00', 'guides/billing'],
    ['1', '7.0', '0.0', '0.0', '0.00', 'guides/sell'],
    ['2', '6.0', '1.0', '0.0', '0.00', 'all'],
  ]);
});
