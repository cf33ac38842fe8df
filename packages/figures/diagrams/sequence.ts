import {element, escape, html, join, textBlock, type Markup} from '../svg/element';
import {type Drawing, phoneWidth, type Rendering} from '../svg/figure';
import {textWidth} from '../svg/text-width';
import {arrowHead} from './arrow';
import {
  lineHeight,
  type Message,
  narrowLayout,
  selfLoop,
  type SequenceLayout,
  type SequenceModel,
  size,
  wideLayout,
  widest,
} from './sequence-layout';
import type {Tone} from './source';

const top = 1;

/** A drawn step: its markup, the y of the next step, and its right edge. */
type DrawnStep = {content: Markup; bottom: number; right: number};

export function drawSequence(model: SequenceModel): Drawing {
  const wide = drawSteps(model, wideLayout(model));
  return {
    ...wide,
    ...(wide.width > phoneWidth && {narrow: drawSteps(model, narrowLayout(model))}),
    textVersion: sequenceText(model),
  };
}

function drawSteps({participants, steps, toned}: SequenceModel, layout: SequenceLayout): Rendering {
  const {labels, xs, heads, headHeight, edge} = layout;
  const xOf = (name: string) => xs[participants.indexOf(name)] ?? 0;
  const headsEnd = (xs.at(-1) ?? 0) + (heads.at(-1)?.width ?? 0) / 2;

  const parts: Markup[] = [];
  let y = top + headHeight + 14;
  let right = headsEnd;
  let number = 0;
  for (const step of steps) {
    const lines = labels.get(step) ?? [];
    if (step.type === 'message') number += 1;
    const drawn =
      step.type === 'divider'
        ? drawDivider(lines, y, headsEnd, layout)
        : step.type === 'note'
          ? drawNote(lines, xOf(step.over), y, layout)
          : step.from === step.to
            ? drawSelfMessage(step, lines, xOf(step.from), y, number, layout)
            : drawMessage(step, lines, [xOf(step.from), xOf(step.to)], y, number, layout);
    parts.push(drawn.content);
    y = drawn.bottom;
    right = Math.max(right, drawn.right);
  }
  const bottom = y + 10;

  const lifelines = participants.map((name) =>
    element('path', {class: 'dg-lifeline', d: `M${xOf(name)} ${top + headHeight}V${bottom}`}),
  );
  const drawnHeads = participants.map((name, index) =>
    drawHead(heads[index], xOf(name), headHeight, toned.get(name) ?? 'plain'),
  );
  return {
    width: edge === undefined ? right + 2 : edge + 2,
    height: bottom,
    content: join(...lifelines, ...parts, ...drawnHeads),
  };
}

/** Moves a label of a given width inside the edges, if the layout has them. */
const inside = (center: number, width: number, {edge, gutter}: SequenceLayout): number =>
  edge === undefined ? center : Math.max(gutter + width / 2, Math.min(center, edge - width / 2));

function drawHead(
  head: SequenceLayout['heads'][number] | undefined,
  x: number,
  height: number,
  tone: Tone | 'plain',
): Markup {
  const {lines = [], width = 0, textSize = 14} = head ?? {};
  return join(
    element('rect', {
      class: `dg-box dg-${tone}`,
      x: x - width / 2,
      y: top,
      width,
      height,
      rx: 8,
    }),
    textBlock(lines, {
      x,
      y: top + height / 2,
      size: textSize,
      lineHeight: textSize < 14 ? 15 : lineHeight,
      class: `dg-name${textSize < 14 ? ' dg-small' : ''} dg-on-${tone}`,
      'text-anchor': 'middle',
    }),
  );
}

function drawDivider(lines: string[], y: number, end: number, {gutter}: SequenceLayout): DrawnStep {
  const half = (lines.length * lineHeight) / 2;
  const middle = y + half + 5.5;
  const width = Math.max(...lines.map((line) => textWidth(line, 12))) + 10;
  return {
    content: join(
      element('path', {class: 'dg-divider', d: `M${gutter} ${middle}H${end}`}),
      element('rect', {class: 'dg-paper', x: gutter, y: middle - half, width, height: 2 * half}),
      textBlock(lines, {x: gutter, y: middle, size: 12, lineHeight, class: 'dg-phase'}),
    ),
    bottom: middle + half + 5.5,
    right: end,
  };
}

function drawNote(lines: string[], center: number, y: number, layout: SequenceLayout): DrawnStep {
  const textHeight = lines.length * lineHeight;
  const width = widest(lines) + 24;
  const x = Math.max(layout.gutter, inside(center, width, layout) - width / 2);
  const start = y + 8;
  return {
    content: join(
      element('rect', {class: 'dg-note', x, y: start, width, height: textHeight + 14, rx: 6}),
      textBlock(lines, {
        x: x + width / 2,
        y: start + textHeight / 2 + 7,
        size,
        lineHeight,
        class: 'dg-label dg-strong',
        'text-anchor': 'middle',
      }),
    ),
    bottom: start + textHeight + 22,
    right: x + width,
  };
}

const lineClass = ({reply}: Message) => `dg-line${reply ? ' dg-dashed' : ''}`;

function drawSelfMessage(
  message: Message,
  lines: string[],
  x: number,
  y: number,
  number: number,
  {edge}: SequenceLayout,
): DrawnStep {
  // On a phone, there's room for the label only on one side.
  const sign = edge !== undefined && x > edge / 2 ? -1 : 1;
  const start = y + 10;
  const end = start + Math.max(selfLoop.height, lines.length * lineHeight - 6);
  const turn = x + sign * (edge === undefined ? selfLoop.width : selfLoop.narrow);
  const bend = turn - sign * 8;
  return {
    content: join(
      element('path', {
        class: lineClass(message),
        d: `M${x} ${start}H${bend}Q${turn} ${start} ${turn} ${start + 8}V${end - 8}Q${turn} ${end} ${bend} ${end}H${x + sign * 3}`,
      }),
      message.head ? arrowHead({x: x + sign * 2, y: end}, {x: -sign, y: 0}) : undefined,
      textBlock(lines, {
        x: turn + sign * 10,
        y: (start + end) / 2,
        size,
        lineHeight,
        class: 'dg-label dg-halo',
        'text-anchor': sign < 0 ? 'end' : undefined,
      }),
      numberMarkup(number, start),
    ),
    bottom: end + 16,
    right: turn + 10 + widest(lines),
  };
}

function drawMessage(
  message: Message,
  lines: string[],
  [from, to]: [number, number],
  y: number,
  number: number,
  layout: SequenceLayout,
): DrawnStep {
  const textHeight = lines.length * lineHeight;
  const sign = Math.sign(to - from);
  const middle = y + textHeight + 12;
  return {
    content: join(
      textBlock(lines, {
        x: inside((from + to) / 2, widest(lines), layout),
        y: middle - textHeight / 2 - 6,
        size,
        lineHeight,
        class: 'dg-label dg-halo',
        'text-anchor': 'middle',
      }),
      element('path', {class: lineClass(message), d: `M${from} ${middle}H${to - sign * 3}`}),
      message.head ? arrowHead({x: to - sign * 2, y: middle}, {x: sign, y: 0}) : undefined,
      numberMarkup(number, middle),
    ),
    bottom: middle + 12,
    right: Math.max(from, to),
  };
}

const numberMarkup = (number: number, y: number): Markup =>
  textBlock([String(number)], {x: 0, y, size: 11, lineHeight, class: 'dg-number'});

/** Phases and notes come between the numbered lists, so that the numbers match the drawing. */
function sequenceText({steps}: SequenceModel): Markup {
  const blocks: Markup[] = [];
  let items: Markup[] = [];
  let number = 1;
  const endList = () => {
    if (items.length === 0) return;
    blocks.push(html('ol', {start: number === 1 ? undefined : number}, ...items));
    number += items.length;
    items = [];
  };
  for (const step of steps) {
    if (step.type === 'message') {
      const way = step.from === step.to ? step.from : `${step.from} to ${step.to}`;
      items.push(
        html(
          'li',
          {},
          html('strong', {}, escape(way)),
          escape(`${step.reply ? ' (answer)' : ''}: ${step.label}`),
        ),
      );
      continue;
    }
    endList();
    blocks.push(
      html('p', {}, escape(step.type === 'note' ? `${step.over}: ${step.label}` : step.label)),
    );
  }
  endList();
  return join(...blocks);
}
