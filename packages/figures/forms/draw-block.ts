import {element, join, textBlock} from '../svg/element';
import type {Block} from './block';
import {type Column, controlLine, type Drawn, fitText, headingLine, line} from './column';
import {drawField} from './draw-field';
import {drawPills} from './draw-pills';
import {drawRows} from './draw-rows';
import {drawTable} from './draw-table';

/** Draws a block in its column. `y` is its top. */
export function drawBlock(block: Block, column: Column, y: number): Drawn {
  switch (block.kind) {
    case 'heading':
      return drawText(block.text, headingLine, column, y);
    case 'text':
      return drawText(block.text, line, column, y);
    case 'field':
      return drawField(block, column, y);
    case 'rows':
      return drawRows(block, column, y);
    case 'options':
      return drawPills(block.labels, (name) => block.selected.includes(name), column, y);
    case 'buttons':
      return drawPills(block.labels, (name) => name === block.primary, column, y);
    case 'status':
      return drawStatus(block.text, column, y);
    case 'table':
      return drawTable(block, column, y);
  }
}

function drawText(text: string, style: typeof line, {left, width}: Column, y: number): Drawn {
  const lines = fitText(text, width, style.size);
  const height = lines.length * style.lineHeight;
  return {height, content: textBlock(lines, {...style, x: left, y: y + height / 2})};
}

function drawStatus(text: string, {left}: Column, y: number): Drawn {
  const middle = y + controlLine.lineHeight / 2;
  return {
    height: controlLine.lineHeight,
    content: join(
      element('circle', {class: 'dg-start', cx: left + 4, cy: middle, r: 4}),
      textBlock([text], {...controlLine, x: left + 16, y: middle}),
    ),
  };
}
