import {element, escape, html, join, textBlock, type Markup} from '../svg/element';
import type {Drawing} from '../svg/figure';
import {textWidth, wrapText} from '../svg/text-width';
import {arrowHead} from './arrow';
import {checkToned, commaList, readTones, SourceError, sourceLines, type Tone} from './source';

type Message = {type: 'message'; from: string; to: string; reply: boolean; label: string};
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
const selfLoop = {width: 34, height: 24};

/**
 * `participants: A, B` fixes the order; `A -> B: text` sends, `A --> B: text` answers,
 * `note A: text` comments, `== text ==` begins a phase.
 */
export function parseSequence(source: string): SequenceModel {
  const participants: string[] = [];
  const steps: SequenceModel['steps'] = [];
  const toned = new Map<string, Tone>();
  let fixed = false;
  const meet = (name: string, line: number) => {
    if (participants.includes(name)) return name;
    if (fixed) throw new SourceError(`"${name}" is not among the participants`, line);
    participants.push(name);
    return name;
  };

  for (const current of sourceLines(source)) {
    const {text, line} = current;
    const listed = /^participants:\s*(.+)$/.exec(text)?.[1];
    const divider = /^==\s*(.+?)\s*==$/.exec(text)?.[1];
    const [, over, remark] = /^note\s+([^:]+):\s*(.+)$/.exec(text) ?? [];
    const [, from, arrow, to, label] = /^(.+?)\s*(-->|->)\s*([^:]+):\s*(.+)$/.exec(text) ?? [];
    if (listed) {
      participants.push(...commaList(listed));
      fixed = true;
    } else if (divider) {
      steps.push({type: 'divider', label: divider});
    } else if (over && remark) {
      steps.push({type: 'note', over: meet(over.trim(), line), label: remark});
    } else if (from && to && label) {
      steps.push({
        type: 'message',
        from: meet(from.trim(), line),
        to: meet(to.trim(), line),
        reply: arrow === '-->',
        label,
      });
    } else if (!readTones(current, toned)) {
      throw new SourceError(`cannot read "${text}" as a step of a sequence`, line);
    }
  }
  if (!steps.some((step) => step.type === 'message'))
    throw new SourceError('the sequence has no message');
  checkToned(toned, participants);
  return {participants, steps, toned};
}

/** Where each lifeline stands: close enough to read across, far enough for every label. */
function placeLifelines(
  {participants, steps}: SequenceModel,
  labels: Map<Message | Note, string[]>,
): number[] {
  const widths = participants.map((name) =>
    Math.max(box.minWidth, textWidth(name, 14) + 2 * box.padding),
  );
  const gaps = participants
    .slice(1)
    .map((_, i) => Math.max(132, ((widths[i] ?? 0) + (widths[i + 1] ?? 0)) / 2 + 28));
  const needed = (lines: string[]) => Math.max(...lines.map((line) => textWidth(line, size))) + 30;

  for (const step of steps) {
    if (step.type !== 'message') continue;
    const from = participants.indexOf(step.from);
    const to = participants.indexOf(step.to);
    const lines = labels.get(step) ?? [];
    if (from === to) {
      if (from < gaps.length)
        gaps[from] = Math.max(gaps[from] ?? 0, needed(lines) + selfLoop.width);
      continue;
    }
    const [left, right] = [Math.min(from, to), Math.max(from, to)];
    const span = gaps.slice(left, right).reduce((sum, gap) => sum + gap, 0);
    const missing = needed(lines) - span;
    if (missing > 0)
      for (let i = left; i < right; i++) gaps[i] = (gaps[i] ?? 0) + missing / (right - left);
  }
  const xs = [gutter + (widths[0] ?? 0) / 2];
  for (const gap of gaps) xs.push((xs.at(-1) ?? 0) + gap);
  return xs;
}

export function drawSequence(model: SequenceModel): Drawing {
  const {participants, steps, toned} = model;
  const labels = new Map<Message | Note, string[]>();
  for (const step of steps) {
    if (step.type === 'divider') continue;
    const far =
      step.type === 'message' &&
      Math.abs(participants.indexOf(step.from) - participants.indexOf(step.to)) > 1;
    labels.set(step, wrapText(step.label, far ? 320 : 170, size));
  }
  const xs = placeLifelines(model, labels);
  const at = (name: string) => xs[participants.indexOf(name)] ?? 0;
  const widthOf = (name: string) => Math.max(box.minWidth, textWidth(name, 14) + 2 * box.padding);
  const parts: Markup[] = [];
  const top = 1;
  let y = top + box.height + 14;
  let right = (xs.at(-1) ?? 0) + widthOf(participants.at(-1) ?? '') / 2;
  let number = 0;

  for (const step of steps) {
    if (step.type === 'divider') {
      y += 14;
      parts.push(dividerMarkup(step.label, y));
      y += 14;
      continue;
    }
    const lines = labels.get(step) ?? [];
    const textHeight = lines.length * lineHeight;
    if (step.type === 'note') {
      const width = Math.max(...lines.map((line) => textWidth(line, size))) + 24;
      const x = Math.max(gutter, at(step.over) - width / 2);
      y += 8;
      parts.push(
        element('rect', {class: 'dg-note', x, y, width, height: textHeight + 14, rx: 6}),
        textBlock(lines, {
          x: x + width / 2,
          y: y + textHeight / 2 + 7,
          size,
          lineHeight,
          class: 'dg-label dg-strong',
          'text-anchor': 'middle',
        }),
      );
      right = Math.max(right, x + width);
      y += textHeight + 22;
      continue;
    }
    number += 1;
    const x1 = at(step.from);
    const x2 = at(step.to);
    const line = `dg-line${step.reply ? ' dg-dashed' : ''}`;
    if (x1 === x2) {
      y += 10;
      const end = y + Math.max(selfLoop.height, textHeight - 6);
      const turn = x1 + selfLoop.width;
      parts.push(
        element('path', {
          class: line,
          d: `M${x1} ${y}H${turn - 8}Q${turn} ${y} ${turn} ${y + 8}V${end - 8}Q${turn} ${end} ${turn - 8} ${end}H${x1 + 3}`,
        }),
        arrowHead({x: x1 + 2, y: end}, {x: -1, y: 0}),
        textBlock(lines, {
          x: turn + 10,
          y: (y + end) / 2,
          size,
          lineHeight,
          class: 'dg-label dg-halo',
        }),
      );
      right = Math.max(right, turn + 10 + Math.max(...lines.map((text) => textWidth(text, size))));
      parts.push(numberMarkup(number, y));
      y = end + 16;
      continue;
    }
    const way = Math.sign(x2 - x1);
    y += textHeight + 12;
    parts.push(
      textBlock(lines, {
        x: (x1 + x2) / 2,
        y: y - textHeight / 2 - 6,
        size,
        lineHeight,
        class: 'dg-label dg-halo',
        'text-anchor': 'middle',
      }),
      element('path', {class: line, d: `M${x1} ${y}H${x2 - way * 3}`}),
      arrowHead({x: x2 - way * 2, y}, {x: way, y: 0}),
      numberMarkup(number, y),
    );
    y += 12;
  }
  const bottom = y + 10;
  right += 2;

  const lifelines = participants.map((name) =>
    element('path', {class: 'dg-lifeline', d: `M${at(name)} ${top + box.height}V${bottom}`}),
  );
  const heads = participants.map((name) => {
    const width = widthOf(name);
    return join(
      element('rect', {
        class: `dg-box dg-${toned.get(name) ?? 'plain'}`,
        x: at(name) - width / 2,
        y: top,
        width,
        height: box.height,
        rx: 8,
      }),
      textBlock([name], {
        x: at(name),
        y: top + box.height / 2,
        size: 14,
        lineHeight,
        class: `dg-name dg-on-${toned.get(name) ?? 'plain'}`,
        'text-anchor': 'middle',
      }),
    );
  });

  function dividerMarkup(label: string, middle: number): Markup {
    const end = (xs.at(-1) ?? 0) + widthOf(participants.at(-1) ?? '') / 2;
    const width = textWidth(label, 12) + 16;
    return join(
      element('path', {class: 'dg-divider', d: `M${gutter} ${middle}H${end}`}),
      element('rect', {class: 'dg-paper', x: gutter, y: middle - 9, width: width - 6, height: 18}),
      textBlock([label], {x: gutter, y: middle, size: 12, lineHeight, class: 'dg-phase'}),
    );
  }

  return {
    width: right,
    height: bottom,
    content: join(...lifelines, ...parts, ...heads),
    textVersion: sequenceText(model),
  };
}

const numberMarkup = (number: number, y: number): Markup =>
  textBlock([String(number)], {x: 0, y, size: 11, lineHeight, class: 'dg-number'});

/** Phases and notes stand between numbered lists, so that the numbers agree with the picture. */
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
