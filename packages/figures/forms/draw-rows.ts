import {join, textBlock} from '../svg/element';
import type {Block} from './block';
import {type Column, type Drawn, fitText, line, strongLine, valuePlace} from './column';

const gap = 6;

/** Names with their values, such as an email's sender and subject. */
export function drawRows({rows}: Extract<Block, {kind: 'rows'}>, column: Column, y: number): Drawn {
  const {x, width, above} = valuePlace(column);
  let height = 0;
  const content = rows.map(([name, value]) => {
    const top = y + height;
    const lines = fitText(value, width, line.size);
    const valueHeight = lines.length * line.lineHeight;
    height += above + valueHeight + gap;
    return join(
      textBlock([name], {...line, x: column.left, y: top + line.lineHeight / 2}),
      textBlock(lines, {...strongLine, x, y: top + above + valueHeight / 2}),
    );
  });
  return {height: height - gap, content: join(...content)};
}
