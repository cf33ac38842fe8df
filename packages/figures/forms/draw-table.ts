import {element, join, textBlock, type Markup} from '../svg/element';
import {textWidth} from '../svg/text-width';
import type {Block} from './block';
import {type Column, type Drawn, headingLine, line, noteLine} from './column';

const row = 24;
const gap = 28;

/** A table whose last column has numbers. On a phone, the middle column is below the first. */
export function drawTable(
  {columns, rows, totals}: Extract<Block, {kind: 'table'}>,
  {left, width, isNarrow}: Column,
  y: number,
): Drawn {
  const right = left + width;
  const firstWidth = Math.max(
    ...[columns, ...rows].map(([name = '']) => textWidth(name, line.size)),
  );
  const parts: Markup[] = [];
  let top = y;
  const write = (text: string, style: typeof line, x: number, anchor?: string) =>
    parts.push(textBlock([text], {...style, x, y: top + row / 2, 'text-anchor': anchor}));
  const rule = () => {
    parts.push(element('path', {class: 'dg-rule', d: `M${left} ${top}H${right}`}));
    top += 4;
  };
  const writeRow = (cells: string[], style: typeof line) => {
    const middle = cells.slice(1, -1).join(' ');
    write(cells[0] ?? '', style, left);
    write(cells.at(-1) ?? '', style, right, 'end');
    if (middle && isNarrow) {
      top += row - 5;
      write(middle, noteLine, left);
    } else if (middle) {
      write(middle, style, left + firstWidth + gap);
    }
    top += row;
  };

  writeRow(isNarrow ? [columns[0] ?? '', columns.at(-1) ?? ''] : columns, noteLine);
  rule();
  for (const cells of rows) writeRow(cells, line);
  rule();
  totals.forEach((cells, index) =>
    writeRow(cells, index === totals.length - 1 ? headingLine : line),
  );
  return {height: top - y, content: join(...parts)};
}
