import {element, escape, html, join, textBlock, type Markup} from '../svg/element';
import type {Drawing} from '../svg/figure';
import {textWidth, wrapText} from '../svg/text-width';
import {arrowHead} from './arrow';
import type {Tone} from './source';

type Message = {
  type: 'message';
  from: string;
  to: string;
  /** Drawn dashed. */
  reply: boolean;
  /** Whether the line ends in an arrowhead. */
  head: boolean;
  label: string;
};
type Note = {type: 'note'; over: string; label: string};
type Divider = {type: 'divider'; label: string};
export type SequenceModel = {
  participants: string[];
  steps: (Message | Note | Divider)[];
  toned: Map<string, Tone>;
};

const size = 13;
const lineHeight = 17;
const box = {height: 40, padding: 18, minWidth: 104};
const gutter = 30;
const top = 1;
const selfLoop = {width: 34, height: 24};

type Labels = Map<Message | Note, string[]>;

const headWidth = (name: string) => Math.max(box.minWidth, textWidth(name, 14) + 2 * box.padding);
const widest = (lines: string[]) => Math.max(...lines.map((line) => textWidth(line, size)));

/** Wraps labels. A message that crosses other lifelines has room for longer lines. */
function wrapLabels({participants, steps}: SequenceModel): Labels {
  const labels: Labels = new Map();
  for (const step of steps) {
    if (step.type === 'divider') continue;
    const far =
      step.type === 'message' &&
      Math.abs(participants.indexOf(step.from) - participants.indexOf(step.to)) > 1;
    labels.set(step, wrapText(step.label, far ? 320 : 170, size));
  }
  return labels;
}

/** The x of each lifeline, as close as the labels allow. */
function placeLifelines({participants, steps}: SequenceModel, labels: Labels): number[] {
  const widths = participants.map(headWidth);
  const gaps = participants
    .slice(1)
    .map((_, i) => Math.max(132, ((widths[i] ?? 0) + (widths[i + 1] ?? 0)) / 2 + 28));

  for (const step of steps) {
    if (step.type !== 'message') continue;
    const from = participants.indexOf(step.from);
    const to = participants.indexOf(step.to);
    const needed = widest(labels.get(step) ?? []) + 30;
    if (from === to) {
      if (from < gaps.length) gaps[from] = Math.max(gaps[from] ?? 0, needed + selfLoop.width);
      continue;
    }
    const [left, right] = [Math.min(from, to), Math.max(from, to)];
    const span = gaps.slice(left, right).reduce((sum, gap) => sum + gap, 0);
    const missing = needed - span;
    if (missing > 0)
      for (let i = left; i < right; i++) gaps[i] = (gaps[i] ?? 0) + missing / (right - left);
  }
  const xs = [gutter + (widths[0] ?? 0) / 2];
  for (const gap of gaps) xs.push((xs.at(-1) ?? 0) + gap);
  return xs;
}

/** A drawn step: its markup, the y of the next step, and its right edge. */
type DrawnStep = {content: Markup; bottom: number; right: number};

export function drawSequence(model: SequenceModel): Drawing {
  const {participants, steps, toned} = model;
  const labels = wrapLabels(model);
  const xs = placeLifelines(model, labels);
  const xOf = (name: string) => xs[participants.indexOf(name)] ?? 0;
  const lastHead = participants.at(-1) ?? '';
  const headsEnd = xOf(lastHead) + headWidth(lastHead) / 2;

  const parts: Markup[] = [];
  let y = top + box.height + 14;
  let right = headsEnd;
  let number = 0;
  for (const step of steps) {
    if (step.type === 'message') number += 1;
    const drawn =
      step.type === 'divider'
        ? drawDivider(step.label, y, headsEnd)
        : step.type === 'note'
          ? drawNote(labels.get(step) ?? [], xOf(step.over), y)
          : step.from === step.to
            ? drawSelfMessage(step, labels.get(step) ?? [], xOf(step.from), y, number)
            : drawMessage(step, labels.get(step) ?? [], [xOf(step.from), xOf(step.to)], y, number);
    parts.push(drawn.content);
    y = drawn.bottom;
    right = Math.max(right, drawn.right);
  }
  const bottom = y + 10;

  const lifelines = participants.map((name) =>
    element('path', {class: 'dg-lifeline', d: `M${xOf(name)} ${top + box.height}V${bottom}`}),
  );
  const heads = participants.map((name) => drawHead(name, xOf(name), toned.get(name) ?? 'plain'));
  return {
    width: right + 2,
    height: bottom,
    content: join(...lifelines, ...parts, ...heads),
    textVersion: sequenceText(model),
  };
}

function drawHead(name: string, x: number, tone: Tone | 'plain'): Markup {
  const width = headWidth(name);
  return join(
    element('rect', {
      class: `dg-box dg-${tone}`,
      x: x - width / 2,
      y: top,
      width,
      height: box.height,
      rx: 8,
    }),
    textBlock([name], {
      x,
      y: top + box.height / 2,
      size: 14,
      lineHeight,
      class: `dg-name dg-on-${tone}`,
      'text-anchor': 'middle',
    }),
  );
}

function drawDivider(label: string, y: number, end: number): DrawnStep {
  const middle = y + 14;
  const width = textWidth(label, 12) + 10;
  return {
    content: join(
      element('path', {class: 'dg-divider', d: `M${gutter} ${middle}H${end}`}),
      element('rect', {class: 'dg-paper', x: gutter, y: middle - 9, width, height: 18}),
      textBlock([label], {x: gutter, y: middle, size: 12, lineHeight, class: 'dg-phase'}),
    ),
    bottom: middle + 14,
    right: end,
  };
}

function drawNote(lines: string[], center: number, y: number): DrawnStep {
  const textHeight = lines.length * lineHeight;
  const width = widest(lines) + 24;
  const x = Math.max(gutter, center - width / 2);
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
): DrawnStep {
  const start = y + 10;
  const end = start + Math.max(selfLoop.height, lines.length * lineHeight - 6);
  const turn = x + selfLoop.width;
  return {
    content: join(
      element('path', {
        class: lineClass(message),
        d: `M${x} ${start}H${turn - 8}Q${turn} ${start} ${turn} ${start + 8}V${end - 8}Q${turn} ${end} ${turn - 8} ${end}H${x + 3}`,
      }),
      message.head ? arrowHead({x: x + 2, y: end}, {x: -1, y: 0}) : undefined,
      textBlock(lines, {
        x: turn + 10,
        y: (start + end) / 2,
        size,
        lineHeight,
        class: 'dg-label dg-halo',
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
): DrawnStep {
  const textHeight = lines.length * lineHeight;
  const sign = Math.sign(to - from);
  const middle = y + textHeight + 12;
  return {
    content: join(
      textBlock(lines, {
        x: (from + to) / 2,
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
