import {Graph, layout} from '@dagrejs/dagre';
import {element, join, round, textBlock, type Markup} from '../svg/element';
import {textWidth, wrapText} from '../svg/text-width';
import {arrowHead} from './arrow';

type Point = {x: number; y: number};
type Direction = 'right' | 'down';

type LayeredNode = {
  id: string;
  width: number;
  height: number;
  /** Draws the node around its centre. */
  draw: (centre: Point) => Markup;
};

type LayeredEdge = {
  from: string;
  to: string;
  /** Each label keeps a line of its own; long ones wrap. */
  labels: string[];
  dashed?: boolean;
  heads?: 'end' | 'both' | 'none';
  /** Short text at the ends, such as a cardinality. */
  startMark?: string;
  endMark?: string;
  emphasis?: boolean;
};

export type LayeredGroup = {label: string; members: string[]};

export type LayeredGraph = {nodes: LayeredNode[]; edges: LayeredEdge[]; groups?: LayeredGroup[]};

const size = 13;
const lineHeight = 17;
const margin = 2;
/** The article column; a diagram that fits lies on its side, as readers scan. */
const columnWidth = 700;
const mark = {size: 12, room: 16};

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

/** Side by side, labels decide how wide a diagram is; one below the other, they do not. */
const labelLines = (labels: string[], direction: Direction) =>
  labels.flatMap((label) => wrapText(label, direction === 'down' ? 124 : 168, size));
const groupKey = (label: string) => `group ${label}`;

function place(graph: LayeredGraph, direction: Direction, order: number[]): Placed {
  const marked = graph.edges.some((edge) => edge.startMark ?? edge.endMark);
  const labelled = graph.edges.some((edge) => edge.labels.length > 0);
  const dagre = new Graph({multigraph: true, compound: true});
  dagre.setGraph({
    rankdir: direction === 'right' ? 'LR' : 'TB',
    nodesep: direction === 'right' ? 26 : 30,
    edgesep: 18,
    // dagre gives half of it to each side of a label; the curve into a label needs that much to bend.
    ranksep: labelled ? (direction === 'right' ? 56 : 64) + (marked ? 12 : 0) : 44,
    marginx: margin,
    marginy: margin,
  });
  dagre.setDefaultEdgeLabel(() => ({}));

  const edges = graph.edges.map((edge) => {
    const lines = labelLines(edge.labels, direction);
    const labelWidth = lines.length
      ? Math.max(...lines.map((line) => textWidth(line, size))) + 12
      : 0;
    return {
      ...edge,
      lines,
      labelWidth,
      labelHeight: lines.length * lineHeight + (lines.length ? 4 : 0),
    };
  });

  // A loop is drawn beside its node, so the node asks for the room and dagre never sees the edge.
  // Room on both sides keeps the node in line with its neighbours.
  const loopRoom = (id: string): {width: number; height: number} => {
    const loops = edges.filter((edge) => edge.from === id && edge.to === id);
    if (loops.length === 0) return {width: 0, height: 0};
    return direction === 'down'
      ? {width: 2 * (Math.max(...loops.map((loop) => loop.labelWidth)) + 34), height: 0}
      : {width: 0, height: 2 * (Math.max(...loops.map((loop) => loop.labelHeight)) + 30)};
  };

  // dagre starts its search from the order in which it meets the nodes.
  const met = order.flatMap((index) => [edges[index]?.from, edges[index]?.to]);
  for (const node of [...graph.nodes].sort((a, b) => met.indexOf(a.id) - met.indexOf(b.id))) {
    const room = loopRoom(node.id);
    dagre.setNode(node.id, {width: node.width + room.width, height: node.height + room.height});
  }
  for (const group of graph.groups ?? []) {
    dagre.setNode(groupKey(group.label), {});
    for (const member of group.members) dagre.setParent(member, groupKey(group.label));
  }
  for (const index of order) {
    const edge = edges[index];
    if (!edge || edge.from === edge.to) continue;
    dagre.setEdge(
      edge.from,
      edge.to,
      {width: edge.labelWidth, height: edge.labelHeight, labelpos: 'c', minlen: 1},
      String(index),
    );
  }
  layout(dagre);

  const nodes = new Map<string, PlacedNode>();
  for (const node of graph.nodes) {
    const at = dagre.node(node.id) as Point;
    nodes.set(node.id, {...node, x: at.x, y: at.y});
  }
  const placed: PlacedEdge[] = [];
  const loops: Placed['loops'] = [];
  edges.forEach((edge, index) => {
    if (edge.from === edge.to) {
      const node = nodes.get(edge.from);
      if (node) loops.push({...edge, node, points: [], label: {x: 0, y: 0}});
      return;
    }
    const at = dagre.edge({v: edge.from, w: edge.to, name: String(index)}) as {
      points: Point[];
      x?: number;
      y?: number;
    };
    placed.push({...edge, points: at.points, label: {x: at.x ?? 0, y: at.y ?? 0}});
  });
  const groups = (graph.groups ?? []).map(({label}) => {
    const at = dagre.node(groupKey(label)) as {x: number; y: number; width: number; height: number};
    return {label, ...at};
  });
  const size_ = dagre.graph() as {width?: number; height?: number};
  return {
    direction,
    width: size_.width ?? 0,
    height: size_.height ?? 0,
    nodes,
    edges: placed,
    loops,
    groups,
  };
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

/**
 * The order of the source if its lines do not cross, else the best of a fixed series of orders:
 * dagre's own search ends at the first good order that it finds from where it starts.
 */
function placeBest(graph: LayeredGraph, direction: Direction): Placed {
  const order = graph.edges.map((_, index) => index);
  // A small generator with a fixed seed: shuffled, yet the same in every build.
  let seed = 7;
  const next = (limit: number) => (seed = (seed * 16807) % 2147483647) % limit;
  let best = place(graph, direction, order);
  let fewest = crossings(best);
  for (let tries = 0; fewest > 0 && tries < 16; tries++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = next(i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    const placed = place(graph, direction, order);
    const count = crossings(placed);
    if (count < fewest) [best, fewest] = [placed, count];
  }
  return best;
}

/** Spreads the ends of edges along the side of a node where they leave or arrive. */
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
      const neighbour = edge.points[next];
      if (!node || !neighbour) continue;
      const sign = neighbour[along] < node[along] ? -1 : 1;
      const key = `${sign} ${id}`;
      const side = sides.get(key) ?? {node, sign, ends: []};
      side.ends.push({edge, index, toward: neighbour[across]});
      sides.set(key, side);
    }
  }
  for (const {node, sign, ends} of sides.values()) {
    const extent = direction === 'down' ? node.width : node.height;
    const depth = direction === 'down' ? node.height : node.width;
    // Marks stand between the lines and need their width.
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

/** Lets a line run straight behind its own label, so that it bends only where it can be seen. */
function aroundLabel(edge: PlacedEdge, direction: Direction): Point[] {
  if (edge.lines.length === 0) return edge.points;
  const along = direction === 'down' ? 'y' : 'x';
  const half = (direction === 'down' ? edge.labelHeight : edge.labelWidth) / 2;
  const at = edge.points.findIndex(
    (point, index) =>
      index > 0 &&
      index < edge.points.length - 1 &&
      Math.hypot(point.x - edge.label.x, point.y - edge.label.y) < 1,
  );
  if (at < 0) return edge.points;
  const forward = (edge.points.at(-1)?.[along] ?? 0) >= (edge.points[0]?.[along] ?? 0) ? 1 : -1;
  const side = (sign: number): Point => ({...edge.label, [along]: edge.label[along] + sign * half});
  return [...edge.points.slice(0, at), side(-forward), side(forward), ...edge.points.slice(at + 1)];
}

/** S-curves that leave, pass and arrive along the direction of reading. */
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
  {lines, labelWidth, labelHeight, emphasis}: PlacedEdge,
  at: Point,
): Markup | undefined =>
  lines.length === 0
    ? undefined
    : join(
        element('rect', {
          class: 'dg-paper',
          x: at.x - labelWidth / 2,
          y: at.y - labelHeight / 2,
          width: labelWidth,
          height: labelHeight,
          rx: 4,
        }),
        textBlock(lines, {
          x: at.x,
          y: at.y,
          size,
          lineHeight,
          class: `dg-label${emphasis ? ' dg-emphasis' : ''}`,
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
  const tone = edge.emphasis ? ' dg-emphasis' : '';
  // A mark stands on the side that its line bends away from, or right of a straight one.
  const markAt = (
    text: string | undefined,
    end: Point,
    next: Point | undefined,
    sign: number,
  ): Markup | undefined => {
    if (!text) return undefined;
    const at = shift(end, sign * mark.room);
    const outside = (next?.[across] ?? end[across]) > end[across] + 0.5 ? -1 : 1;
    const offset =
      direction === 'down' ? {x: at.x + outside * 7, y: at.y} : {x: at.x, y: at.y - outside * 10};
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
        class: `dg-line${edge.dashed ? ' dg-dashed' : ''}${tone}`,
        d: curve(trimmed, direction),
      }),
      heads === 'none'
        ? undefined
        : arrowHead(shift(last, -endSign * 2), unit(endSign), `dg-head${tone}`),
      heads === 'both'
        ? arrowHead(shift(first, startSign * 2), unit(-startSign), `dg-head${tone}`)
        : undefined,
      ...marks,
    ),
    label: labelMarkup(edge, edge.label),
  };
}

function loopMarkup(loop: Placed['loops'][number], direction: Direction): Markup {
  const {node} = loop;
  const tone = loop.emphasis ? ' dg-emphasis' : '';
  const reach = 20;
  const half = 8;
  if (direction === 'down') {
    const x = node.x + node.width / 2;
    const path = `M${round(x)} ${round(node.y - half)}H${round(x + reach - 8)}q8 0 8 8q0 8 -8 8H${round(x + 3)}`;
    return join(
      element('path', {class: `dg-line${tone}`, d: path}),
      arrowHead({x: x + 2, y: node.y + half}, {x: -1, y: 0}, `dg-head${tone}`),
      textBlock(loop.lines, {
        x: x + reach + 8,
        y: node.y,
        size,
        lineHeight,
        class: `dg-label${tone}`,
      }),
    );
  }
  const y = node.y - node.height / 2;
  const path = `M${round(node.x - half)} ${round(y)}V${round(y - reach + 8)}q0 -8 8 -8q8 0 8 8V${round(y - 3)}`;
  return join(
    element('path', {class: `dg-line${tone}`, d: path}),
    arrowHead({x: node.x + half, y: y - 2}, {x: 0, y: 1}, `dg-head${tone}`),
    textBlock(loop.lines, {
      x: node.x,
      y: y - reach - loop.labelHeight / 2 - 2,
      size,
      lineHeight,
      class: `dg-label${tone}`,
      'text-anchor': 'middle',
    }),
  );
}

/** Lays a graph out in layers and draws it: lines first, labels over them, nodes on top. */
export function drawLayered(
  graph: LayeredGraph,
  wanted?: Direction,
): {width: number; height: number; content: Markup} {
  let placed = placeBest(graph, wanted ?? 'right');
  if (!wanted && placed.width > columnWidth) placed = placeBest(graph, 'down');
  attach(placed);
  const groupHead = placed.groups.length === 0 ? 0 : placed.direction === 'right' ? 24 : 8;
  const edges = placed.edges.map((edge) => edgeMarkup(edge, placed.direction));
  // The name stands on the side where no line comes in.
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
    width: placed.width,
    height: placed.height + groupHead,
    content: above ? element('g', {transform: `translate(0 ${above})`}, content) : content,
  };
}
