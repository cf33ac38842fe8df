import type {PhrasingContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {textAttribute} from './jsx';

const width = 64;
const height = 16;
/** Half of the line's width, so that its ends aren't cut off. */
const margin = 1;

/** A small line that shows how a number changed, next to its text. Nothing if it never changed. */
export function trendLine(values: number[]): PhrasingContent[] {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  if (values.length < 2 || range === 0) return [];
  const points = values.map((value, index) => {
    const x = margin + (index / (values.length - 1)) * (width - 2 * margin);
    const y = height - margin - ((value - least) / range) * (height - 2 * margin);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const line = element('polyline', {
    points: points.join(' '),
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: String(2 * margin),
  });
  const box = {width: String(width), height: String(height), viewBox: `0 0 ${width} ${height}`};
  return [element('svg', {...box, 'aria-hidden': 'true'}, [line]), {type: 'text', value: ' '}];
}

const element = (
  name: string,
  attributes: Record<string, string>,
  children: PhrasingContent[] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => textAttribute(key, value)),
  children,
});
