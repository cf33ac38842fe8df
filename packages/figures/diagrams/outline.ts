import {element, join, round, textBlock, type Markup} from '../svg/element';
import type {Rendering} from '../svg/figure';
import {textWidth, wrapText} from '../svg/text-width';
import {arrowHead} from './arrow';
import type {LayeredEdge, LayeredGraph, LayeredNode} from './layered';
import {readingOrder} from './reading-order';

const size = 13;
const lineHeight = 17;
const chip = {size: 12.5, lineHeight: 16, indent: 24, padding: 10, widest: 180};
const gap = 22;
const group = {head: 26, foot: 10, indent: 10};
/** The least room for a label next to a chip. */
const labelRoom = 96;

/** A drawn part, and the y of the next one. */
type Drawn = {content: Markup; bottom: number};
type Columns = {left: number; spine: number; width: number};

/**
 * Draws any graph in a column of a given width: one node below the other, and below each node what it
 * leads to. A node that isn't the next one is only mentioned.
 */
export function drawOutline(graph: LayeredGraph, width: number): Rendering {
  const {nodes, edges, groups = []} = graph;
  const order = withoutMentioned(graph);
  const left = groups.length > 0 ? group.indent : 2;
  const columns = {left, spine: left + 18, width};
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const groupOf = (node: LayeredNode | undefined) =>
    groups.find(({members}) => node && members.includes(node.id));

  const frames: Markup[] = [];
  const parts: Markup[] = [];
  let y = 2;
  let frameTop = 0;
  order.forEach((node, index) => {
    const next = order[index + 1];
    const around = groupOf(node);
    if (around && around !== groupOf(order[index - 1])) {
      frameTop = y;
      y += group.head;
    }
    const leaves = around && around !== groupOf(next);
    const drawn = drawNode(
      node,
      edges.filter(({from}) => from === node.id),
      {
        columns,
        byId,
        next,
        y,
        room: leaves ? group.foot : groupOf(next) !== around ? group.head : 0,
      },
    );
    parts.push(drawn.content);
    if (leaves) frames.push(drawFrame(around.label, frameTop, drawn.edge + group.foot, width));
    y = drawn.bottom;
  });
  return {width, height: y - gap + 2, content: join(...frames, ...parts)};
}

/** A node that leads nowhere and is mentioned isn't drawn again, because nothing would lead to it. */
function withoutMentioned(graph: LayeredGraph): LayeredNode[] {
  const {edges, groups = []} = graph;
  return readingOrder(graph).filter(({id, hasDetails}, index, all) => {
    const others = edges.filter(({from, to}) => from !== to);
    const sources = others.filter(({to}) => to === id).map(({from}) => from);
    return (
      hasDetails ||
      sources.length === 0 ||
      sources.includes(all[index - 1]?.id ?? '') ||
      others.some(({from}) => from === id) ||
      groups.some(({members}) => members.includes(id))
    );
  });
}

type Context = {
  columns: Columns;
  byId: Map<string, LayeredNode>;
  next: LayeredNode | undefined;
  y: number;
  /** More room above the next node. */
  room: number;
};

/** A node with what it leads to. `edge` is where that ends. */
function drawNode(
  node: LayeredNode,
  edges: LayeredEdge[],
  {columns, byId, next, y, room}: Context,
): Drawn & {edge: number} {
  const {left, spine} = columns;
  const foot = y + node.height;
  const box = node.draw({x: Math.max(left + node.width / 2, spine), y: y + node.height / 2});
  const onward = edges.find(({to}) => next && to === next.id && to !== node.id);
  const parts: Markup[] = [];
  let bottom = foot;
  for (const edge of edges) {
    const target = byId.get(edge.to);
    if (edge === onward || !target) continue;
    const drawn = drawMention(edge, target, {columns, foot, y: bottom + 8});
    parts.push(drawn.content);
    bottom = drawn.bottom;
  }
  if (!onward) return {content: join(...parts, box), edge: bottom, bottom: bottom + gap + room};
  const drawn = drawOnward(onward, {columns, foot, y: bottom, room});
  return {content: join(drawn.content, ...parts, box), edge: bottom, bottom: drawn.bottom};
}

const lineClass = ({dashed}: LayeredEdge) => `dg-line${dashed ? ' dg-dashed' : ''}`;

/** Cardinalities have no line to stand at, so they follow the label. */
function textOf({labels, startMark, endMark}: LayeredEdge): string[] {
  if (!startMark || !endMark) return labels;
  const counts = `(${startMark} to ${endMark})`;
  return labels.length > 0 ? labels.map((label) => `${label} ${counts}`) : [counts];
}

const labelLines = (edge: LayeredEdge, room: number): string[] =>
  textOf(edge).flatMap((label) => wrapText(label, room, size));

const startHead = ({heads}: LayeredEdge, x: number, y: number): Markup | undefined =>
  heads === 'both' ? arrowHead({x, y: y + 2}, {x: 0, y: -1}) : undefined;

/** The line to the next node, with its label on the right. */
function drawOnward(
  edge: LayeredEdge,
  {
    columns: {spine, width},
    foot,
    y,
    room,
  }: {columns: Columns; foot: number; y: number; room: number},
): Drawn {
  const x = spine + 14;
  const lines = labelLines(edge, width - x - 4);
  const height = lines.length > 0 ? lines.length * lineHeight + 20 : gap + 8;
  const bottom = y + height + room;
  return {
    content: join(
      element('path', {class: lineClass(edge), d: `M${spine} ${round(foot)}V${round(bottom - 3)}`}),
      edge.heads === 'none' ? undefined : arrowHead({x: spine, y: bottom - 2}, {x: 0, y: 1}),
      startHead(edge, spine, foot),
      textBlock(lines, {x, y: y + height / 2 - 2, size, lineHeight, class: 'dg-label'}),
    ),
    bottom,
  };
}

/** A line to the name of another node, with the label next to it, or below it if it's long. */
function drawMention(
  edge: LayeredEdge,
  target: LayeredNode,
  {columns: {spine, width}, foot, y}: {columns: Columns; foot: number; y: number},
): Drawn {
  const x = spine + chip.indent;
  const name = wrapText(target.name, chip.widest, chip.size, target.font);
  const nameWidth = Math.max(...name.map((line) => textWidth(line, chip.size, target.font)));
  const chipWidth = nameWidth + 2 * chip.padding;
  const chipHeight = name.length * chip.lineHeight + 8;
  const middle = y + chipHeight / 2;

  const room = width - x - chipWidth - 14;
  const beside = room >= labelRoom ? labelLines(edge, room) : [];
  const isBeside = room >= labelRoom && beside.every((line) => textWidth(line, size) <= room);
  const lines = isBeside ? beside : labelLines(edge, width - x - 4);
  const textHeight = lines.length * lineHeight;
  const text = isBeside
    ? {x: x + chipWidth + 8, y: Math.max(middle, y + textHeight / 2)}
    : {x: x + 2, y: y + chipHeight + 4 + textHeight / 2};
  const tone = target.tone ?? 'plain';
  return {
    content: join(
      element('path', {
        class: lineClass(edge),
        d: `M${spine} ${round(foot)}V${round(middle - 8)}q0 8 8 8H${round(x - 3)}`,
      }),
      edge.heads === 'none' ? undefined : arrowHead({x: x - 2, y: middle}, {x: 1, y: 0}),
      startHead(edge, spine, foot),
      element('rect', {
        class: `dg-chip dg-${tone}`,
        x,
        y,
        width: chipWidth,
        height: chipHeight,
        rx: 6,
      }),
      textBlock(name, {
        x: x + chip.padding,
        y: middle,
        size: chip.size,
        lineHeight: chip.lineHeight,
        class: `dg-state${target.font === 'mono' ? ' dg-mono' : ''} dg-on-${tone}`,
      }),
      textBlock(lines, {...text, size, lineHeight, class: 'dg-label'}),
    ),
    bottom: isBeside ? y + Math.max(chipHeight, textHeight) : y + chipHeight + 4 + textHeight,
  };
}

const drawFrame = (label: string, top: number, bottom: number, width: number): Markup =>
  join(
    element('rect', {
      class: 'dg-group',
      x: 1,
      y: top,
      width: width - 2,
      height: bottom - top,
      rx: 10,
    }),
    textBlock([label], {x: group.indent + 2, y: top + 14, size: 12, lineHeight, class: 'dg-phase'}),
  );
