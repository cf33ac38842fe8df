import {escape, html, join, type Markup} from '../svg/element';
import type {Block, Sketch} from './block';

/** The figure in words: what the bar at the top shows, and one line per part. */
export const textVersion = ({head, blocks}: Sketch): Markup =>
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
