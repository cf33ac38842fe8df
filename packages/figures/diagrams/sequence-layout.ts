import {textWidth, wrapText} from '../svg/text-width';
import {phoneWidth} from '../svg/figure';
import type {Tone} from './source';

export type Message = {
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
type Step = Message | Note | Divider;
export type SequenceModel = {
  participants: string[];
  steps: Step[];
  toned: Map<string, Tone>;
};

export const size = 13;
export const lineHeight = 17;
export const selfLoop = {width: 34, narrow: 24, height: 24};
const box = {height: 40, padding: 18, minWidth: 104};

type Labels = Map<Step, string[]>;
export type SequenceLayout = {
  /** Room for the numbers of the steps. */
  gutter: number;
  /** The x of each lifeline. */
  xs: number[];
  heads: {lines: string[]; width: number; textSize: number}[];
  headHeight: number;
  labels: Labels;
  /** The right edge, if labels must stay inside. */
  edge?: number;
};

const headWidth = (name: string) => Math.max(box.minWidth, textWidth(name, 14) + 2 * box.padding);
export const widest = (lines: string[]) => Math.max(...lines.map((line) => textWidth(line, size)));

/** Lifelines are as close as the labels allow. */
export function wideLayout(model: SequenceModel): SequenceLayout {
  const labels = wrapLabels(model);
  const gutter = 30;
  return {
    gutter,
    xs: placeLifelines(model, labels, gutter),
    heads: model.participants.map((name) => ({
      lines: [name],
      width: headWidth(name),
      textSize: 14,
    })),
    headHeight: box.height,
    labels,
  };
}

/** Wraps labels. A message that crosses other lifelines has room for longer lines. */
function wrapLabels({participants, steps}: SequenceModel): Labels {
  return new Map(
    steps.map((step) => {
      const far =
        step.type === 'message' &&
        Math.abs(participants.indexOf(step.from) - participants.indexOf(step.to)) > 1;
      const room = step.type === 'divider' ? Infinity : far ? 320 : 170;
      return [step, wrapText(step.label, room, size)];
    }),
  );
}

function placeLifelines(
  {participants, steps}: SequenceModel,
  labels: Labels,
  gutter: number,
): number[] {
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

/** Lifelines share a phone's width equally. Labels may cross them. */
export function narrowLayout(model: SequenceModel): SequenceLayout {
  const {participants, steps} = model;
  const gutter = 18;
  const slot = (phoneWidth - gutter) / participants.length;
  const xs = participants.map((_, index) => gutter + slot * (index + 0.5));
  const heads = participants.map((name) => ({
    lines: wrapText(name, slot - 10, 12),
    width: slot - 4,
    textSize: 12,
  }));
  const xOf = (name: string) => xs[participants.indexOf(name)] ?? 0;
  const roomOf = (step: Step): number => {
    if (step.type === 'divider') return phoneWidth - gutter - 12;
    if (step.type === 'note') return 200;
    const span = Math.abs(xOf(step.from) - xOf(step.to));
    // A loop turns to the side with more room.
    const aside = Math.max(xOf(step.from) - gutter, phoneWidth - xOf(step.from));
    return span === 0 ? aside - selfLoop.narrow - 12 : Math.max(span - 12, 170);
  };
  return {
    gutter,
    xs,
    heads,
    headHeight: Math.max(...heads.map(({lines}) => lines.length)) * 15 + 14,
    labels: new Map(steps.map((step) => [step, wrapText(step.label, roomOf(step), size)])),
    edge: phoneWidth - 2,
  };
}
