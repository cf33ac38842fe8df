import {element, join, textBlock} from '../svg/element';
import type {Block} from './block';
import {type Column, type Drawn, fitText, line, noteLine, strongLine, valuePlace} from './column';

const padding = {x: 12, y: 7};
const noteGap = 6;

/** A field of a form with an example of what to enter, and a note below it. */
export function drawField(
  {label, value, note}: Extract<Block, {kind: 'field'}>,
  column: Column,
  y: number,
): Drawn {
  const {x, width, above} = valuePlace(column);
  const top = y + above;
  const lines = fitText(value, width - 2 * padding.x, line.size);
  const height = lines.length * line.lineHeight + 2 * padding.y;
  const notes = note ? fitText(note, width, noteLine.size) : [];
  const notesHeight = notes.length * noteLine.lineHeight;
  return {
    height: above + height + (note ? noteGap + notesHeight : 0),
    content: join(
      textBlock([label], {
        ...strongLine,
        x: column.left,
        y: y + line.lineHeight / 2 + (above > 0 ? 0 : padding.y),
      }),
      element('rect', {class: 'dg-box', x, y: top, width, height, rx: 6}),
      textBlock(lines, {...line, x: x + padding.x, y: top + height / 2}),
      textBlock(notes, {...noteLine, x, y: top + height + noteGap + notesHeight / 2}),
    ),
  };
}
