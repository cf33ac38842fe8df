import {round} from '../svg/element';
import {textWidth} from '../svg/text-width';
import {columnWidth} from '../svg/figure';
import {type Move, placeRows} from './phase-rows';

type PhaseGraph = {phases: {name: string; statuses: string[]}[]; moves: Move[]};
export type PlacedStatus = {status: string; left: number; top: number; width: number};
type PhaseMap = {
  width: number;
  height: number;
  phases: {name: string; left: number; width: number}[];
  statuses: PlacedStatus[];
  /** One path per move, in the same order. */
  paths: string[];
};

export const statusHeight = 34;
const text = {size: 12, padding: 36};
const head = 52;
/** From one row to the next. Lines that pass a column run between its rows. */
const pitch = 64;
const gap = pitch - statusHeight;
const margin = 30;
const smallestGutter = 44;
const bulge = 22;

type Box = PlacedStatus & {column: number; row: number};
type Side = 'left' | 'right';
/** The end of a line at a box. `toward` orders the ends of a side, so that lines don't cross there. */
type End = {box: Box; side: Side; toward: number; y: number};

/**
 * Places the statuses in a column per phase, and draws each move as a line. Lines turn only between columns and
 * pass a column only between two rows or through a free place, so they never cross a box.
 */
export function drawPhases({phases, moves}: PhaseGraph): PhaseMap {
  const rows = placeRows(
    phases.map(({statuses}) => statuses),
    moves,
  );
  const widths = phases.map(({statuses}) =>
    Math.max(84, ...statuses.map((name) => textWidth(name, text.size, 'mono') + text.padding)),
  );
  const total = widths.reduce((sum, width) => sum + width, 2 * margin);
  const gutters = Math.max(1, phases.length - 1);
  const gutter = Math.max(smallestGutter, Math.min(110, (columnWidth - total) / gutters));
  const lefts = widths.map(
    (_, index) => margin + widths.slice(0, index).reduce((sum, width) => sum + width + gutter, 0),
  );
  const boxes = new Map<string, Box>();
  phases.forEach(({statuses}, column) =>
    statuses.forEach((status) => {
      const row = rows.get(status) ?? 0;
      const [left = 0, width = 0] = [lefts[column], widths[column]];
      boxes.set(status, {status, column, row, left, width, top: head + row * pitch});
    }),
  );
  const columns = lefts.map((left, index) => ({left, right: left + (widths[index] ?? 0)}));
  const paths = drawLines(moves, boxes, columns);
  moves.forEach((move, index) => rejectCrossing(move, paths[index] ?? '', [...boxes.values()]));
  return {
    width: Math.ceil(total + gutter * (phases.length - 1)),
    height: head + (Math.max(...rows.values()) + 1) * pitch - gap / 2,
    phases: phases.map(({name}, index) => ({
      name,
      left: lefts[index] ?? 0,
      width: (widths[index] ?? 0) + gutter - 8,
    })),
    statuses: [...boxes.values()].map(({status, left, top, width}) => ({status, left, top, width})),
    paths,
  };
}

const middle = ({top}: Box) => top + statusHeight / 2;

type Line = {move: Move; start?: End; end?: End; lane?: number; straight?: number};

function drawLines(
  moves: Move[],
  boxes: Map<string, Box>,
  columns: {left: number; right: number}[],
): string[] {
  const all = [...boxes.values()];
  const isFree = (column: number, row: number) =>
    !all.some((box) => box.column === column && box.row === row);
  const lanes = new Map<number, number>();
  const neighbors = new Map<string, number>();
  const last = columns.length - 1;

  const lines = moves.map((move): Line => {
    const to = boxes.get(move.to) as Box;
    const from = move.from === undefined ? undefined : boxes.get(move.from);
    const end = (box: Box, side: Side, toward: number): End => ({box, side, toward, y: 0});
    if (!from) return {move, end: end(to, 'left', middle(to))};
    if (from.column === to.column) {
      const [low, high] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
      const between = all.some(({column, row}) => column === to.column && row > low && row < high);
      if (!between) {
        const key = `${from.column} ${low}`;
        const straight = neighbors.get(key) ?? 0;
        neighbors.set(key, straight + 1);
        return {move, straight};
      }
      const side = from.column === last ? 'right' : 'left';
      return {move, start: end(from, side, middle(to)), end: end(to, side, middle(from))};
    }
    const step = to.column > from.column ? 1 : -1;
    const passed: number[] = [];
    for (let column = from.column + step; column !== to.column; column += step) passed.push(column);
    const [out, into]: [Side, Side] = step > 0 ? ['right', 'left'] : ['left', 'right'];
    const line = (lane: number): Line => ({
      move,
      lane,
      start: end(from, out, lane),
      end: end(to, into, lane),
    });
    if (passed.length === 0)
      return {move, start: end(from, out, middle(to)), end: end(to, into, middle(from))};
    for (const {row} of [to, from])
      if (passed.every((column) => isFree(column, row)))
        return line(head + row * pitch + statusHeight / 2);
    // Between two rows, each line has its own track.
    const row = from.row < to.row ? to.row - 1 : to.row;
    const track = lanes.get(row) ?? 0;
    lanes.set(row, track + 1);
    return line(
      head + row * pitch + statusHeight + gap / 2 + (track % 2 ? 1 : -1) * Math.ceil(track / 2) * 5,
    );
  });

  spreadEnds(lines.flatMap(({start, end}) => [start, end]).filter((end) => end !== undefined));
  return lines.map((line) => pathOf(line, boxes, columns));
}

/** Spreads the ends of lines over the side of their box. */
function spreadEnds(ends: End[]): void {
  const sides = new Map<string, End[]>();
  for (const end of ends) {
    const key = `${end.box.status} ${end.side}`;
    sides.set(key, [...(sides.get(key) ?? []), end]);
  }
  for (const side of sides.values()) {
    const step = Math.min(9, (statusHeight - 8) / side.length);
    side
      .sort((a, b) => a.toward - b.toward)
      .forEach((end, index) => {
        end.y = middle(end.box) + (index - (side.length - 1) / 2) * step;
      });
  }
}

function pathOf(
  {move, start, end, lane, straight}: Line,
  boxes: Map<string, Box>,
  columns: {left: number; right: number}[],
): string {
  const to = boxes.get(move.to) as Box;
  const from = move.from === undefined ? undefined : (boxes.get(move.from) as Box);
  if (straight !== undefined && from) {
    const down = to.top > from.top;
    const x = to.left + 28 + straight * 22;
    const [y1, y2] = down
      ? [from.top + statusHeight, to.top - 2]
      : [from.top, to.top + statusHeight + 2];
    return write('M', x, y1) + `V${round(y2)}` + arrow(x, y2, 0, down ? 1 : -1);
  }
  if (!end) return '';
  const edge = ({box, side}: End) => (side === 'left' ? box.left : box.left + box.width);
  const inward = end.side === 'left' ? 1 : -1;
  const tip = edge(end) - inward * 2;
  const pointer = arrow(tip, end.y, inward, 0);
  if (!start) return write('M', tip - 18, end.y) + `H${round(tip)}` + pointer;
  const begin = edge(start);
  if (start.side === end.side) {
    const x = begin - inward * bulge;
    return `${write('M', begin, start.y)}C${pair(x, start.y)} ${pair(x, end.y)} ${pair(tip, end.y)}${pointer}`;
  }
  if (lane === undefined || !from)
    return write('M', begin, start.y) + curve(begin, start.y, tip, end.y) + pointer;
  // A lane in the row of an end is straight there.
  const isRow = (end_: End) => Math.abs(lane - middle(end_.box)) < 1;
  const y = isRow(end) ? end.y : isRow(start) ? start.y : lane;
  const first = columns[from.column + inward];
  const last = columns[to.column - inward];
  const enter = (inward > 0 ? first?.left : first?.right) ?? 0;
  const leave = (inward > 0 ? last?.right : last?.left) ?? 0;
  return `${write('M', begin, start.y)}${curve(begin, start.y, enter, y)}H${round(leave)}${curve(leave, y, tip, end.y)}${pointer}`;
}

const pair = (x: number, y: number) => `${round(x)} ${round(y)}`;
const write = (command: string, x: number, y: number) => command + pair(x, y);

function curve(x1: number, y1: number, x2: number, y2: number): string {
  if (Math.abs(y1 - y2) < 0.5) return `H${round(x2)}`;
  const x = (x1 + x2) / 2;
  return `C${pair(x, y1)} ${pair(x, y2)} ${pair(x2, y2)}`;
}

/** An open arrow head, so that a line is one path. */
const arrow = (x: number, y: number, dx: number, dy: number): string =>
  dx === 0
    ? `M${pair(x - 4, y - dy * 5)}L${pair(x, y)}L${pair(x + 4, y - dy * 5)}`
    : `M${pair(x - dx * 5, y - 4)}L${pair(x, y)}L${pair(x - dx * 5, y + 4)}`;

/** The build fails if a line crosses a box. */
export function rejectCrossing({from, to}: Move, path: string, boxes: PlacedStatus[]): void {
  for (const {x, y} of pointsOf(path)) {
    const crossed = boxes.find(
      ({left, top, width}) =>
        x > left + 0.5 && x < left + width - 0.5 && y > top + 0.5 && y < top + statusHeight - 0.5,
    );
    if (crossed)
      throw new Error(`the line from ${from ?? 'the start'} to ${to} crosses ${crossed.status}`);
  }
}

/** Points of a path, less than 3 px apart for the curves that we draw. */
function* pointsOf(path: string): Generator<{x: number; y: number}> {
  let end = {x: 0, y: 0};
  for (const [, command = '', list = ''] of path.matchAll(/([MHVLC])([^A-Z]*)/g)) {
    const n = list.trim().split(/\s+/).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
    const start = end;
    end =
      command === 'H'
        ? {x: a, y: start.y}
        : command === 'V'
          ? {x: start.x, y: a}
          : command === 'C'
            ? {x: e, y: f}
            : {x: a, y: b};
    if (command === 'M') continue;
    const [p, q] =
      command === 'C'
        ? [
            {x: a, y: b},
            {x: c, y: d},
          ]
        : [start, end];
    for (let t = 0; t <= 1; t += 1 / 128) {
      const u = 1 - t;
      const mix = (k: 'x' | 'y') =>
        u ** 3 * start[k] + 3 * u * u * t * p[k] + 3 * u * t * t * q[k] + t ** 3 * end[k];
      yield {x: mix('x'), y: mix('y')};
    }
  }
}
