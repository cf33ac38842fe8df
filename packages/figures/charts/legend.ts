import {element, join, type Markup, textBlock} from '../svg/element';
import type {Rendering} from '../svg/figure';
import {textWidth} from '../svg/text-width';

const gap = 22;
const row = 20;

/** Names with their colors, left-aligned, in as many rows as they need. */
export function legend(names: string[], width: number): Omit<Rendering, 'width'> {
  let x = 0;
  let y = 0;
  const parts = names.map((name, index): Markup => {
    const entry = 18 + textWidth(name, 12);
    if (x > 0 && x + entry > width) [x, y] = [0, y + row];
    const start = x;
    x += entry + gap;
    return join(
      element('rect', {
        class: `ch-fill-${index + 1}`,
        x: start,
        y: y + 4,
        width: 11,
        height: 11,
        rx: 3,
      }),
      textBlock([name], {x: start + 18, y: y + 9.5, size: 12, lineHeight: 16, class: 'ch-name'}),
    );
  });
  return {height: y + 30, content: join(...parts)};
}

/** Moves positions apart until they're at least `gap` apart. Keeps their order and the bounds. */
export function spread(positions: number[], gap: number, [low, high]: [number, number]): number[] {
  const order = positions
    .map((position, index) => ({position, index}))
    .sort((a, b) => a.position - b.position || a.index - b.index);
  let last = -Infinity;
  for (const label of order) {
    label.position = Math.max(label.position, last + gap, low);
    last = label.position;
  }
  let next = high + gap;
  for (const label of [...order].reverse()) {
    label.position = Math.min(label.position, next - gap);
    next = label.position;
  }
  const result = [...positions];
  for (const {position, index} of order) result[index] = position;
  return result;
}
