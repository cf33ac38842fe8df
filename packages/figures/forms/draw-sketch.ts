import {element, escape, html, join, type Markup, textBlock} from '../svg/element';
import type {Drawing, Rendering} from '../svg/figure';
import {wrapText} from '../svg/text-width';
import {drawBlock} from './draw-block';
import type {Block, Sketch} from './form-spec';

const wideWidth = 560;
/** Small text stays readable on a phone that's 360 px wide. */
const narrowWidth = 284;
const padding = {wide: 20, narrow: 14};
const gap = 14;
const head = {size: 12, lineHeight: 17};

/** Draws a form or a result in a frame, with a second version for phones. */
export const drawSketch = (sketch: Sketch): Drawing => ({
  ...drawAt(sketch, wideWidth),
  narrow: drawAt(sketch, narrowWidth),
  textVersion: textVersion(sketch),
});

function drawAt({head: name, blocks}: Sketch, frameWidth: number): Rendering {
  // Half of the frame's line is outside of it.
  const [edge, width] = [1, frameWidth - 2];
  const isNarrow = frameWidth === narrowWidth;
  const inset = isNarrow ? padding.narrow : padding.wide;
  const column = {left: edge + inset, width: width - 2 * inset, isNarrow};
  const names = wrapText(name, column.width, head.size);
  const barHeight = names.length * head.lineHeight + 16;
  const content: Markup[] = [];
  let y = edge + barHeight + inset;
  blocks.forEach((block, index) => {
    // A heading starts a group, so it has more room above it.
    if (index > 0) y += block.kind === 'heading' ? gap * 1.6 : gap;
    const drawn = drawBlock(block, column, y);
    content.push(drawn.content);
    y += drawn.height;
  });
  const height = y + inset - edge;
  return {
    width: frameWidth,
    height: height + 2 * edge,
    content: join(
      element('rect', {class: 'dg-chip', x: edge, y: edge, width, height, rx: 10}),
      textBlock(names, {
        ...head,
        x: column.left,
        y: edge + barHeight / 2,
        class: 'dg-role',
      }),
      element('path', {class: 'dg-rule', d: `M${edge} ${edge + barHeight}H${edge + width}`}),
      ...content,
    ),
  };
}

/** The figure in words: what the bar at the top shows, and one line per part. */
const textVersion = ({head, blocks}: Sketch): Markup =>
  join(
    html('p', {}, escape(head)),
    html('ul', {}, ...blocks.flatMap(linesOf).map((line) => html('li', {}, escape(line)))),
  );

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text];
    case 'field':
      return [[pair(block.label, block.value), block.note].filter(Boolean).join('. ')];
    case 'options':
      return [
        `Options: ${block.labels.map((name) => (block.selected.includes(name) ? `${name} (selected)` : name)).join(', ')}`,
      ];
    case 'status':
      return [`State: ${block.text}`];
    case 'buttons':
      return [`${block.labels.length === 1 ? 'Button' : 'Buttons'}: ${block.labels.join(', ')}`];
    case 'rows':
      return block.rows.map(([name, value]) => pair(name, value));
    case 'table':
      return [
        ...block.rows.map(([first = '', ...others]) => pair(first, others.join(', '))),
        ...block.totals.map(([name, value]) => pair(name, value)),
      ];
  }
}

const pair = (name: string, value: string): string => (value ? `${name}: ${value}` : name);
