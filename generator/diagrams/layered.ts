import {Graph, layout} from '@dagrejs/dagre';
import {element, join, round, textBlock, type Markup} from '../svg/element';
import {textWidth, wrapText} from '../svg/text-width';
import {arrowHead} from './arrow';

type Point = {x: number; y: number};
type Direction = 'right' | 'down';

export type LayeredNode = {
  id: string;
  width: number;
  height: number;
  /** Draws the node around its centre. */
  draw: (centre: Point) => Markup;
};

export type LayeredEdge = {
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

type PlacedEdge = LayeredEdge & {lines: string[]; labelWidth: number; labelHeight: number; points: Point[]; label: Point};
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

const labelLines = (labels: string[]) => labels.flatMap((label) => wrapText(label, 168, size));
const groupKey = (label: string) => `group ${label}`;

function place(graph: LayeredGraph, direction: Direction): Placed {
  const marked = graph.edges.some((edge) => edge.startMark ?? edge.endMark);
  const dagre = new Graph({multigraph: true, compound: true});
  dagre.setGraph({
    rankdir: direction === 'right' ? 'LR' : 'TB',
    nodesep: direction === 'right' ? 26 : 34,
    edgesep: 18,
    ranksep: marked ? 52 : direction === 'right' ? 34 : 38,
    marginx: margin,
    marginy: margin,
  });
  dagre.setDefaultEdgeLabel(() => ({}));

  const edges = graph.edges.map((edge) => {
    const lines = labelLines(edge.labels);
    const labelWidth = lines.length ? Math.max(...lines.map((line) => textWidth(line, size))) + 12 : 0;
    return {...edge, lines, labelWidth, labelHeight: lines.length * lineHeight + (lines.length ? 4 : 0)};
  });

  // A loop is drawn beside its node, so the node asks for the room and dagre never sees the edge.
  const loopRoom = (id: string): {width: number; height: number} => {
    const loops = edges.filter((edge) => edge.from === id && edge.to === id);
    if (loops.length === 0) return {width: 0, height: 0};
    return direction === 'down'
      ? {width: Math.max(...loops.map((loop) => loop.labelWidth)) + 34, height: 0}
      : {width: 0, height: Math.max(...loops.map((loop) => loop.labelHeight)) + 30};
  };

  for (const node of graph.nodes) {
    const room = loopRoom(node.id);
    dagre.setNode(node.id, {width: node.width + room.width, height: node.height + room.height});
  }
  for (const group of graph.groups ?? []) {
    dagre.setNode(groupKey(group.label), {});
    for (const member of group.members) dagre.setParent(member, groupKey(group.label));
  }
  edges.forEach((edge, index) => {
    if (edge.from === edge.to) return;
    dagre.setEdge(
      edge.from,
      edge.to,
      {width: edge.labelWidth, height: edge.labelHeight, labelpos: 'c', minlen: 1},
      String(index),
    );
  });
  layout(dagre);

  const nodes = new Map<string, PlacedNode>();
  for (const node of graph.nodes) {
    const at = dagre.node(node.id) as Point;
    const room = loopRoom(node.id);
    nodes.set(node.id, {...node, x: at.x - room.width / 2, y: at.y + room.height / 2});
  }
  const placed: PlacedEdge[] = [];
  const loops: Placed['loops'] = [];
  edges.forEach((edge, index) => {
    if (edge.from === edge.to) {
      const node = nodes.get(edge.from);
      if (node) loops.push({...edge, node, points: [], label: {x: 0, y: 0}});
      return;
    }
    const at = dagre.edge({v: edge.from, w: edge.to, name: String(index)}) as {points: Point[]; x?: number; y?: number};
    placed.push({...edge, points: at.points, label: {x: at.x ?? 0, y: at.y ?? 0}});
  });
  const groups = (graph.groups ?? []).map(({label}) => {
    const at = dagre.node(groupKey(label)) as {x: number; y: number; width: number; height: number};
    return {label, ...at};
  });
  const size_ = dagre.graph() as {width?: number; height?: number};
  return {direction, width: size_.width ?? 0, height: size_.height ?? 0, nodes, edges: placed, loops, groups};
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
    const gap = Math.min(26, (extent - 12) / ends.length);
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

/** S-curves that leave, pass and arrive along the direction of reading. */
function curve(points: Point[], direction: Direction): string {
  const write = (point: Point) => `${round(point.x)} ${round(point.y)}`;
  const [first, ...rest] = points;
  if (!first) return '';
  let previous = first;
  let path = `M${write(first)}`;
  for (const point of rest) {
    const straight = direction === 'down' ? Math.abs(point.x - previous.x) < 0.5 : Math.abs(point.y - previous.y) < 0.5;
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

const labelMarkup = ({lines, labelWidth, labelHeight, emphasis}: PlacedEdge, at: Point): Markup | undefined =>
  lines.length === 0
    ? undefined
    : join(
        element('rect', {class: 'dg-paper', x: at.x - labelWidth / 2, y: at.y - labelHeight / 2, width: labelWidth, height: labelHeight, rx: 4}),
        textBlock(lines, {x: at.x, y: at.y, size, lineHeight, class: `dg-label${emphasis ? ' dg-emphasis' : ''}`, 'text-anchor': 'middle'}),
      );

function edgeMarkup(edge: PlacedEdge, direction: Direction): {line: Markup; label: Markup | undefined} {
  const along = direction === 'down' ? 'y' : 'x';
  const across = direction === 'down' ? 'x' : 'y';
  const {points, heads = 'end'} = edge;
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
  const marks = [
    edge.startMark ? {text: edge.startMark, at: shift(first, startSign * mark.room)} : undefined,
    edge.endMark ? {text: edge.endMark, at: shift(last, -endSign * mark.room)} : undefined,
  ].map((end) => {
    if (!end) return undefined;
    const beside = {...end.at, [across]: end.at[across] + (direction === 'down' ? 7 : -10)};
    return textBlock([end.text], {...beside, size: mark.size, lineHeight, class: 'dg-mark', 'text-anchor': direction === 'down' ? 'start' : 'middle'});
  });
  return {
    line: join(
      element('path', {class: `dg-line${edge.dashed ? ' dg-dashed' : ''}${tone}`, d: curve(trimmed, direction)}),
      heads === 'none' ? undefined : arrowHead(shift(last, -endSign * 2), unit(endSign), `dg-head${tone}`),
      heads === 'both' ? arrowHead(shift(first, startSign * 2), unit(-startSign), `dg-head${tone}`) : undefined,
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
      textBlock(loop.lines, {x: x + reach + 8, y: node.y, size, lineHeight, class: `dg-label${tone}`}),
    );
  }
  const y = node.y - node.height / 2;
  const path = `M${round(node.x - half)} ${round(y)}V${round(y - reach + 8)}q0 -8 8 -8q8 0 8 8V${round(y - 3)}`;
  return join(
    element('path', {class: `dg-line${tone}`, d: path}),
    arrowHead({x: node.x + half, y: y - 2}, {x: 0, y: 1}, `dg-head${tone}`),
    textBlock(loop.lines, {x: node.x, y: y - reach - loop.labelHeight / 2 - 2, size, lineHeight, class: `dg-label${tone}`, 'text-anchor': 'middle'}),
  );
}

/** Lays a graph out in layers and draws it: lines first, labels over them, nodes on top. */
export function drawLayered(graph: LayeredGraph, wanted?: Direction): {width: number; height: number; content: Markup} {
  let placed = place(graph, wanted ?? 'right');
  if (!wanted && placed.width > columnWidth) placed = place(graph, 'down');
  attach(placed);
  const groupHead = placed.groups.length ? 24 : 0;
  const edges = placed.edges.map((edge) => edgeMarkup(edge, placed.direction));
  const groups = placed.groups.map((group) =>
    join(
      element('rect', {class: 'dg-group', x: group.x - group.width / 2, y: group.y - group.height / 2 - groupHead, width: group.width, height: group.height + groupHead, rx: 10}),
      textBlock([group.label], {x: group.x - group.width / 2 + 12, y: group.y - group.height / 2 - groupHead / 2 + 3, size: 12, lineHeight, class: 'dg-phase'}),
    ),
  );
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
    content: groupHead ? element('g', {transform: `translate(0 ${groupHead})`}, content) : content,
  };
}
