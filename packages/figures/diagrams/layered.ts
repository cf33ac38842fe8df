import {Graph, layout} from '@dagrejs/dagre';
import {element, join, round, textBlock, type Markup} from '../svg/element';
import type {Rendering} from '../svg/figure';
import {type FontName, textWidth, wrapText} from '../svg/text-width';
import {arrowHead} from './arrow';
import type {Tone} from './source';

type Point = {x: number; y: number};
export type Direction = 'right' | 'down';
/** A layout runs to the right or down, and `narrow` runs down with little space. */
export type Layout = Direction | 'narrow';

export type LayeredNode = {
  id: string;
  /** What readers call it, where it's only mentioned. */
  name: string;
  tone?: Tone;
  font?: FontName;
  width: number;
  height: number;
  /** Whether it shows more than its name. */
  hasDetails?: boolean;
  /** Draws the node around its center. */
  draw: (center: Point) => Markup;
};

export type LayeredEdge = {
  from: string;
  to: string;
  /** Each label starts a new line, and long labels wrap. */
  labels: string[];
  dashed?: boolean;
  heads?: 'end' | 'both' | 'none';
  /** Short text at the ends, such as a cardinality. */
  startMark?: string;
  endMark?: string;
};

export type LayeredGroup = {label: string; members: string[]};

export type LayeredGraph = {nodes: LayeredNode[]; edges: LayeredEdge[]; groups?: LayeredGroup[]};

const size = 13;
const lineHeight = 17;
const margin = 2;
/**
 * From top to bottom, labels are next to each other and determine the width, so they wrap earlier.
 * dagre puts half of the room between ranks on each side of a label, where the curve bends.
 */
const spacings: Record<Layout, {label: number; nodes: number; edges: number; ranks: number}> = {
  right: {label: 168, nodes: 26, edges: 18, ranks: 56},
  down: {label: 124, nodes: 30, edges: 18, ranks: 64},
  narrow: {label: 96, nodes: 14, edges: 10, ranks: 56},
};
const mark = {size: 12, room: 16, straight: 24};

type PlacedEdge = LayeredEdge & {
  lines: string[];
  labelWidth: number;
  labelHeight: number;
  points: Point[];
  label: Point;
};
type PlacedNode = LayeredNode & Point;
type Placed = {
  direction: Direction;
  width: number;
  height: number;
  nodes: Map<string, PlacedNode>;
  edges: PlacedEdge[];
  loops: (PlacedEdge & {node: PlacedNode})[];
  groups: {label: string; x: number; y: number; width: number; height: number}[];
};

const labelLines = (labels: string[], layoutName: Layout) =>
  labels.flatMap((label) => wrapText(label, spacings[layoutName].label, size));
const directionOf = (layoutName: Layout): Direction => (layoutName === 'right' ? 'right' : 'down');
const groupKey = (label: string) => `group ${label}`;

type MeasuredEdge = Omit<PlacedEdge, 'points' | 'label'>;

function measureLabel(edge: LayeredEdge, layoutName: Layout): MeasuredEdge {
  const lines = labelLines(edge.labels, layoutName);
  const widest = Math.max(0, ...lines.map((line) => textWidth(line, size)));
  return {
    ...edge,
    lines,
    labelWidth: lines.length ? widest + 12 : 0,
    labelHeight: lines.length ? lines.length * lineHeight + 4 : 0,
  };
}

/**
 * dagre doesn't lay out self-loops, so the node reserves room for them. Room on both sides keeps
 * the node aligned with its neighbors.
 */
function loopRoom(loops: MeasuredEdge[], direction: Direction): {width: number; height: number} {
  if (loops.length === 0) return {width: 0, height: 0};
  return direction === 'down'
    ? {width: 2 * (Math.max(...loops.map((loop) => loop.labelWidth)) + 34), height: 0}
    : {width: 0, height: 2 * (Math.max(...loops.map((loop) => loop.labelHeight)) + 30)};
}

const isLoop = ({from, to}: LayeredEdge) => from === to;

function emptyLayout({edges}: LayeredGraph, layoutName: Layout): Graph {
  const spacing = spacings[layoutName];
  const marked = edges.some((edge) => edge.startMark ?? edge.endMark);
  const labeled = edges.some((edge) => edge.labels.length > 0);
  const dagre = new Graph({multigraph: true, compound: true});
  dagre.setGraph({
    rankdir: layoutName === 'right' ? 'LR' : 'TB',
    nodesep: spacing.nodes,
    edgesep: spacing.edges,
    ranksep: labeled ? spacing.ranks + (marked ? 12 : 0) : 44,
    marginx: margin,
    marginy: margin,
  });
  dagre.setDefaultEdgeLabel(() => ({}));
  return dagre;
}

/** Adds nodes and edges in the order of `order`, because dagre's result depends on it. */
function fillLayout(
  dagre: Graph,
  {nodes, groups = []}: LayeredGraph,
  edges: MeasuredEdge[],
  {direction, order}: {direction: Direction; order: number[]},
): void {
  const mentioned = order.flatMap((index) => [edges[index]?.from, edges[index]?.to]);
  const byMention = (a: LayeredNode, b: LayeredNode) =>
    mentioned.indexOf(a.id) - mentioned.indexOf(b.id);
  for (const {id, width, height} of [...nodes].sort(byMention)) {
    const loops = edges.filter((edge) => isLoop(edge) && edge.from === id);
    const room = loopRoom(loops, direction);
    dagre.setNode(id, {width: width + room.width, height: height + room.height});
  }
  for (const group of groups) {
    dagre.setNode(groupKey(group.label), {});
    for (const member of group.members) dagre.setParent(member, groupKey(group.label));
  }
  for (const index of order) {
    const edge = edges[index];
    if (!edge || isLoop(edge)) continue;
    const {from, to, labelWidth: width, labelHeight: height} = edge;
    dagre.setEdge(from, to, {width, height, labelpos: 'c', minlen: 1}, String(index));
  }
}

/** Reads the positions from dagre. */
function readLayout(
  dagre: Graph,
  graph: LayeredGraph,
  edges: MeasuredEdge[],
): Omit<Placed, 'direction'> {
  const nodes = new Map<string, PlacedNode>();
  for (const node of graph.nodes) {
    const {x, y} = dagre.node(node.id) as Point;
    nodes.set(node.id, {...node, x, y});
  }
  const placed: PlacedEdge[] = [];
  const loops: Placed['loops'] = [];
  edges.forEach((edge, index) => {
    if (isLoop(edge)) {
      const node = nodes.get(edge.from);
      if (node) loops.push({...edge, node, points: [], label: {x: 0, y: 0}});
      return;
    }
    const route = dagre.edge({v: edge.from, w: edge.to, name: String(index)}) as {
      points: Point[];
    } & Partial<Point>;
    placed.push({...edge, points: route.points, label: {x: route.x ?? 0, y: route.y ?? 0}});
  });
  const groups = (graph.groups ?? []).map(({label}) => ({
    label,
    ...(dagre.node(groupKey(label)) as Point & {width: number; height: number}),
  }));
  const {width = 0, height = 0} = dagre.graph() as {width?: number; height?: number};
  return {width, height, nodes, edges: placed, loops, groups};
}

function placeNodes(graph: LayeredGraph, layoutName: Layout, order: number[]): Placed {
  const direction = directionOf(layoutName);
  const edges = graph.edges.map((edge) => measureLabel(edge, layoutName));
  const dagre = emptyLayout(graph, layoutName);
  fillLayout(dagre, graph, edges, {direction, order});
  layout(dagre);
  return {direction, ...readLayout(dagre, graph, edges)};
}

const crosses = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
};

function crossings({edges}: Placed): number {
  const segments = edges.map(({points}) =>
    points.slice(1).map((point, index) => [points[index] ?? point, point] as const),
  );
  let count = 0;
  segments.forEach((first, i) => {
    for (const second of segments.slice(i + 1)) {
      for (const [a, b] of first) for (const [c, d] of second) if (crosses(a, b, c, d)) count += 1;
    }
  });
  return count;
}

/** None of our diagrams gets better after the fifth try. */
const maxTries = 6;

/**
 * Keeps the source's order if no lines cross. Otherwise it tries a fixed series of orders and takes
 * the best, because dagre stops at the first local optimum.
 */
function placeBest(graph: LayeredGraph, layoutName: Layout): Placed {
  const order = graph.edges.map((_, index) => index);
  // A generator with a fixed seed, so the shuffled order is the same in every build.
  let seed = 7;
  const next = (limit: number) => (seed = (seed * 16807) % 2147483647) % limit;
  let best = placeNodes(graph, layoutName, order);
  let fewest = crossings(best);
  for (let tries = 0; fewest > 0 && tries < maxTries; tries++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = next(i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    const placed = placeNodes(graph, layoutName, order);
    const count = crossings(placed);
    if (count < fewest) [best, fewest] = [placed, count];
  }
  return best;
}

/** Spreads the ends of edges along the side of a node. */
function attach({edges, nodes, direction}: Placed): void {
  const along = direction === 'down' ? 'y' : 'x';
  const across = direction === 'down' ? 'x' : 'y';
  type End = {edge: PlacedEdge; index: number; toward: number};
  const sides = new Map<string, {node: PlacedNode; sign: 1 | -1; ends: End[]}>();
  for (const edge of edges) {
    const ends: [string, number, number][] = [
      [edge.from, 0, 1],
      [edge.to, edge.points.length - 1, edge.points.length - 2],
    ];
    for (const [id, index, next] of ends) {
      const node = nodes.get(id);
      const neighbor = edge.points[next];
      if (!node || !neighbor) continue;
      const sign = neighbor[along] < node[along] ? -1 : 1;
      const key = `${sign} ${id}`;
      const side = sides.get(key) ?? {node, sign, ends: []};
      side.ends.push({edge, index, toward: neighbor[across]});
      sides.set(key, side);
    }
  }
  for (const {node, sign, ends} of sides.values()) {
    const extent = direction === 'down' ? node.width : node.height;
    const depth = direction === 'down' ? node.height : node.width;
    // Marks are between the lines and need extra width.
    const wanted = ends.some(({edge}) => edge.startMark ?? edge.endMark) ? 60 : 26;
    const gap = Math.min(wanted, (extent - 12) / ends.length);
    ends
      .sort((a, b) => a.toward - b.toward)
      .forEach(({edge, index}, order) => {
        const point = {x: 0, y: 0};
        point[along] = node[along] + (sign * depth) / 2;
        point[across] = node[across] + (order - (ends.length - 1) / 2) * gap;
        edge.points[index] = point;
      });
  }
}

/** Keeps a line straight behind its label, so that it bends only where it's visible. */
function aroundLabel(edge: PlacedEdge, direction: Direction): Point[] {
  if (edge.lines.length === 0) return edge.points;
  const along = direction === 'down' ? 'y' : 'x';
  const half = (direction === 'down' ? edge.labelHeight : edge.labelWidth) / 2;
  const labelIndex = edge.points.findIndex(
    (point, index) =>
      index > 0 &&
      index < edge.points.length - 1 &&
      Math.hypot(point.x - edge.label.x, point.y - edge.label.y) < 1,
  );
  if (labelIndex < 0) return edge.points;
  const forward = (edge.points.at(-1)?.[along] ?? 0) >= (edge.points[0]?.[along] ?? 0) ? 1 : -1;
  const side = (sign: number): Point => ({...edge.label, [along]: edge.label[along] + sign * half});
  return [
    ...edge.points.slice(0, labelIndex),
    side(-forward),
    side(forward),
    ...edge.points.slice(labelIndex + 1),
  ];
}

/** S-curves that start, continue, and end in the layout direction. */
function curve(points: Point[], direction: Direction): string {
  const write = (point: Point) => `${round(point.x)} ${round(point.y)}`;
  const [first, ...rest] = points;
  if (!first) return '';
  let previous = first;
  let path = `M${write(first)}`;
  for (const point of rest) {
    const straight =
      direction === 'down'
        ? Math.abs(point.x - previous.x) < 0.5
        : Math.abs(point.y - previous.y) < 0.5;
    if (straight) {
      path += `L${write(point)}`;
    } else if (direction === 'down') {
      const middle = (previous.y + point.y) / 2;
      path += `C${write({x: previous.x, y: middle})} ${write({x: point.x, y: middle})} ${write(point)}`;
    } else {
      const middle = (previous.x + point.x) / 2;
      path += `C${write({x: middle, y: previous.y})} ${write({x: middle, y: point.y})} ${write(point)}`;
    }
    previous = point;
  }
  return path;
}

const labelMarkup = (
  {lines, labelWidth, labelHeight}: PlacedEdge,
  center: Point,
): Markup | undefined =>
  lines.length === 0
    ? undefined
    : join(
        element('rect', {
          class: 'dg-paper',
          x: center.x - labelWidth / 2,
          y: center.y - labelHeight / 2,
          width: labelWidth,
          height: labelHeight,
          rx: 4,
        }),
        textBlock(lines, {
          x: center.x,
          y: center.y,
          size,
          lineHeight,
          class: 'dg-label',
          'text-anchor': 'middle',
        }),
      );

function edgeMarkup(
  edge: PlacedEdge,
  direction: Direction,
): {line: Markup; label: Markup | undefined} {
  const along = direction === 'down' ? 'y' : 'x';
  const across = direction === 'down' ? 'x' : 'y';
  const {heads = 'end'} = edge;
  const points = aroundLabel(edge, direction);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return {line: join(), label: undefined};
  const startSign = Math.sign((points[1]?.[along] ?? 0) - first[along]) || 1;
  const endSign = Math.sign(last[along] - (points.at(-2)?.[along] ?? 0)) || 1;
  const shift = (point: Point, by: number): Point => ({...point, [along]: point[along] + by});
  const unit = (sign: number): Point => (direction === 'down' ? {x: 0, y: sign} : {x: sign, y: 0});
  const trimmed = [...points];
  if (heads !== 'none') trimmed[trimmed.length - 1] = shift(last, -endSign * 3);
  if (heads === 'both') trimmed[0] = shift(first, startSign * 3);
  // Lines bend only behind the marks at their ends, so that none crosses the mark of another.
  if (edge.startMark) trimmed.splice(1, 0, shift(first, startSign * mark.straight));
  if (edge.endMark) trimmed.splice(-1, 0, shift(last, -endSign * mark.straight));
  // A mark is on the side that its line bends away from, or to the right of a straight line.
  const markAt = (
    text: string | undefined,
    end: Point,
    next: Point | undefined,
    sign: number,
  ): Markup | undefined => {
    if (!text) return undefined;
    const point = shift(end, sign * mark.room);
    const outside = (next?.[across] ?? end[across]) > end[across] + 0.5 ? -1 : 1;
    const offset =
      direction === 'down'
        ? {x: point.x + outside * 7, y: point.y}
        : {x: point.x, y: point.y - outside * 10};
    const anchor = direction === 'right' ? 'middle' : outside > 0 ? 'start' : 'end';
    return textBlock([text], {
      ...offset,
      size: mark.size,
      lineHeight,
      class: 'dg-mark dg-halo',
      'text-anchor': anchor,
    });
  };
  const marks = [
    markAt(edge.startMark, first, points[1], startSign),
    markAt(edge.endMark, last, points.at(-2), -endSign),
  ];
  return {
    line: join(
      element('path', {
        class: `dg-line${edge.dashed ? ' dg-dashed' : ''}`,
        d: curve(trimmed, direction),
      }),
      heads === 'none' ? undefined : arrowHead(shift(last, -endSign * 2), unit(endSign)),
      heads === 'both' ? arrowHead(shift(first, startSign * 2), unit(-startSign)) : undefined,
      ...marks,
    ),
    label: labelMarkup(edge, edge.label),
  };
}

function loopMarkup(loop: Placed['loops'][number], direction: Direction): Markup {
  const {node} = loop;
  const reach = 20;
  const half = 8;
  if (direction === 'down') {
    const x = node.x + node.width / 2;
    const path = `M${round(x)} ${round(node.y - half)}H${round(x + reach - 8)}q8 0 8 8q0 8 -8 8H${round(x + 3)}`;
    return join(
      element('path', {class: 'dg-line', d: path}),
      arrowHead({x: x + 2, y: node.y + half}, {x: -1, y: 0}),
      textBlock(loop.lines, {
        x: x + reach + 8,
        y: node.y,
        size,
        lineHeight,
        class: 'dg-label',
      }),
    );
  }
  const y = node.y - node.height / 2;
  const path = `M${round(node.x - half)} ${round(y)}V${round(y - reach + 8)}q0 -8 8 -8q8 0 8 8V${round(y - 3)}`;
  return join(
    element('path', {class: 'dg-line', d: path}),
    arrowHead({x: node.x + half, y: y - 2}, {x: 0, y: 1}),
    textBlock(loop.lines, {
      x: node.x,
      y: y - reach - loop.labelHeight / 2 - 2,
      size,
      lineHeight,
      class: 'dg-label',
      'text-anchor': 'middle',
    }),
  );
}

/** Lays out a graph in layers and draws the lines first, then the labels, then the nodes. */
export function drawLayered(graph: LayeredGraph, layoutName: Layout): Rendering {
  const placed = placeBest(graph, layoutName);
  attach(placed);
  const groupHead = placed.groups.length === 0 ? 0 : placed.direction === 'right' ? 24 : 8;
  const edges = placed.edges.map((edge) => edgeMarkup(edge, placed.direction));
  // The group's name is on the side where no line comes in.
  const above = placed.direction === 'right' ? groupHead : 0;
  const groups = placed.groups.map((group) => {
    const [left, top] = [group.x - group.width / 2, group.y - group.height / 2];
    return join(
      element('rect', {
        class: 'dg-group',
        x: left,
        y: top - above,
        width: group.width,
        height: group.height + groupHead,
        rx: 10,
      }),
      textBlock([group.label], {
        x: left + 14,
        y: above ? top - above / 2 + 4 : top + group.height - 8,
        size: 12,
        lineHeight,
        class: 'dg-phase',
      }),
    );
  });
  const content = join(
    ...groups,
    ...edges.map(({line}) => line),
    ...placed.loops.map((loop) => loopMarkup(loop, placed.direction)),
    ...edges.map(({label}) => label),
    ...[...placed.nodes.values()].map((node) => node.draw(node)),
  );
  return {
    // The name of a group can be wider than the group.
    width: Math.max(
      placed.width,
      ...placed.groups.map(({label, x, width}) => x - width / 2 + 20 + textWidth(label, 12)),
    ),
    height: placed.height + groupHead,
    content: above ? element('g', {transform: `translate(0 ${above})`}, content) : content,
  };
}
