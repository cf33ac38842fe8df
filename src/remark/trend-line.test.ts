import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {expect, it} from 'vitest';
import {trendLine} from './trend-line';

const pointsOf = (values: number[]) => {
  const [svg] = trendLine(values) as MdxJsxTextElement[];
  const [line] = svg?.children as MdxJsxTextElement[];
  return line?.attributes.find((attribute) => 'name' in attribute && attribute.name === 'points')
    ?.value;
};

it('goes from the lowest to the highest value over the whole box', () => {
  expect(pointsOf([68, 90, 94])).toBe('1.0,15.0 32.0,3.2 63.0,1.0');
});

it('is omitted if there is nothing to compare', () => {
  expect(trendLine([5])).toEqual([]);
  expect(trendLine([5, 5])).toEqual([]);
});
