import {element, join, textBlock, type Markup} from '../svg/element';
import {textWidth} from '../svg/text-width';

export const legendHeight = 30;

/** One row of names with their colors, left-aligned. */
export function legend(names: string[], width: number): Markup {
  let x = 0;
  const gap = Math.min(
    22,
    (width - names.reduce((sum, name) => sum + textWidth(name, 12) + 18, 0)) /
      Math.max(1, names.length - 1),
  );
  return join(
    ...names.map((name, index) => {
      const start = x;
      x += 18 + textWidth(name, 12) + gap;
      return join(
        element('rect', {
          class: `ch-fill-${index + 1}`,
          x: start,
          y: 4,
          width: 11,
          height: 11,
          rx: 3,
        }),
        textBlock([name], {x: start + 18, y: 9.5, size: 12, lineHeight: 16, class: 'ch-name'}),
      );
    }),
  );
}
