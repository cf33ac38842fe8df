import {SourceError} from '../diagrams/source';
import {element, join, type Markup, textBlock} from '../svg/element';
import {textWidth, wrapText} from '../svg/text-width';
import type {Block} from './form-spec';

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

const fieldPadding = {x: 12, y: 7};
const noteGap = 6;

/** A field of a form with an example of what to enter, and a note below it. */
function drawField(
  {label, value, note}: Extract<Block, {kind: 'field'}>,
  column: Column,
  y: number,
): Drawn {
  const {x, width, above} = valuePlace(column);
  const top = y + above;
  const lines = fitText(value, width - 2 * fieldPadding.x, line.size);
  const height = lines.length * line.lineHeight + 2 * fieldPadding.y;
  const notes = note ? fitText(note, width, noteLine.size) : [];
  const notesHeight = notes.length * noteLine.lineHeight;
  return {
    height: above + height + (note ? noteGap + notesHeight : 0),
    content: join(
      textBlock([label], {
        ...strongLine,
        x: column.left,
        y: y + line.lineHeight / 2 + (above > 0 ? 0 : fieldPadding.y),
      }),
      element('rect', {class: 'dg-box', x, y: top, width, height, rx: 6}),
      textBlock(lines, {...line, x: x + fieldPadding.x, y: top + height / 2}),
      textBlock(notes, {...noteLine, x, y: top + height + noteGap + notesHeight / 2}),
    ),
  };
}

const pillHeight = 28;
const pillPadding = 14;
const pillGap = 10;

/** Buttons or options in a row, and in further rows if there's no room. */
function drawPills(
  names: string[],
  isEmphasized: (name: string) => boolean,
  {left, width}: Column,
  y: number,
): Drawn {
  let x = left;
  let top = y;
  const content = names.map((name) => {
    const pillWidth = textWidth(name, controlLine.size) + 2 * pillPadding;
    if (x > left && x + pillWidth > left + width) {
      x = left;
      top += pillHeight + pillGap;
    }
    const [box, text] = isEmphasized(name) ? ['dg-box dg-accent', ' dg-on-accent'] : ['dg-box', ''];
    const drawn = join(
      element('rect', {class: box, x, y: top, width: pillWidth, height: pillHeight, rx: 6}),
      textBlock([name], {
        ...controlLine,
        class: `${controlLine.class}${text}`,
        x: x + pillWidth / 2,
        y: top + pillHeight / 2,
        'text-anchor': 'middle',
      }),
    );
    x += pillWidth + pillGap;
    return drawn;
  });
  return {height: top + pillHeight - y, content: join(...content)};
}

const rowGap = 6;

/** Names with their values, such as an email's sender and subject. */
function drawRows({rows}: Extract<Block, {kind: 'rows'}>, column: Column, y: number): Drawn {
  const {x, width, above} = valuePlace(column);
  let height = 0;
  const content = rows.map(([name, value]) => {
    const top = y + height;
    const lines = fitText(value, width, line.size);
    const valueHeight = lines.length * line.lineHeight;
    height += above + valueHeight + rowGap;
    return join(
      textBlock([name], {...line, x: column.left, y: top + line.lineHeight / 2}),
      textBlock(lines, {...strongLine, x, y: top + above + valueHeight / 2}),
    );
  });
  return {height: height - rowGap, content: join(...content)};
}

const tableRow = 24;
const columnGap = 28;

/** A table whose last column has numbers. On a phone, the middle column is below the first. */
function drawTable(
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
    parts.push(textBlock([text], {...style, x, y: top + tableRow / 2, 'text-anchor': anchor}));
  const rule = () => {
    parts.push(element('path', {class: 'dg-rule', d: `M${left} ${top}H${right}`}));
    top += 4;
  };
  const writeRow = (cells: string[], style: typeof line) => {
    const middle = cells.slice(1, -1).join(' ');
    write(cells[0] ?? '', style, left);
    write(cells.at(-1) ?? '', style, right, 'end');
    if (middle && isNarrow) {
      top += tableRow - 5;
      write(middle, noteLine, left);
    } else if (middle) {
      write(middle, style, left + firstWidth + columnGap);
    }
    top += tableRow;
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

/** The column that the blocks share. On a phone, names are above what they name. */
type Column = {left: number; width: number; isNarrow: boolean};

type Drawn = {height: number; content: Markup};

/** Sizes that the style sheet has for these classes. */
const line = {size: 13, lineHeight: 18, class: 'dg-label'};
const strongLine = {...line, class: 'dg-label dg-strong'};
const headingLine = {size: 13.5, lineHeight: 18, class: 'dg-name'};
const noteLine = {size: 12, lineHeight: 16, class: 'dg-role'};
const controlLine = {size: 12.5, lineHeight: 18, class: 'dg-state'};

/** Text in lines that fit. A word can't be broken, so one that's too wide is an error. */
function fitText(text: string, width: number, size: number): string[] {
  const lines = wrapText(text, width, size);
  const wide = lines.find((words) => textWidth(words, size) > width);
  if (wide) throw new SourceError(`"${wide}" is too wide for a phone. Shorten it with "…".`);
  return lines;
}

/** Width of the names next to fields and values, if they aren't above them. */
const nameWidth = 148;

/** Where a value is in the column, and how much room its name needs above it. */
const valuePlace = ({left, width, isNarrow}: Column) =>
  isNarrow
    ? {x: left, width, above: line.lineHeight + 4}
    : {x: left + nameWidth, width: width - nameWidth, above: 0};
