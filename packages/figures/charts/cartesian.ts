import {format} from 'd3-format';
import {scaleBand, scaleLinear, scalePoint} from 'd3-scale';
import {
  area,
  curveLinear,
  line,
  stack,
  symbol,
  symbolCircle,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
} from 'd3-shape';
import {element, join, textBlock, type Markup} from '../svg/element';
import {phoneWidth, type Rendering} from '../svg/figure';
import {textWidth, wrapText} from '../svg/text-width';
import {legend, spread} from './legend';
import type {Chart} from './spec';

const plotHeight = 236;
const label = {size: 12, lineHeight: 16};
/** Series differ in shape as well as in color. */
const shapes = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCircle,
  symbolSquare,
];

type Frame = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  y: (value: number) => number;
};

/** Draws the value axis's name, the gridlines with their values, and the baseline. */
function frame(
  chart: Chart,
  max: number,
  min: number,
  {width, right, legendRows}: {width: number; right: number; legendRows: number},
): Frame & {axis: Markup; baseline: Markup} {
  const top = (chart.values ? 34 : 10) + legendRows;
  const bottom = top + plotHeight;
  const scale = scaleLinear()
    .domain([Math.min(0, min), max])
    .nice(5)
    .range([bottom, top]);
  const write = format(chart.axisFormat);
  const ticks = scale.ticks(5);
  const left = Math.max(...ticks.map((tick) => textWidth(write(tick), label.size))) + 12;
  const lines = ticks.map((tick) =>
    join(
      tick === 0
        ? undefined
        : element('path', {class: 'ch-grid', d: `M${left} ${scale(tick)}H${width - right}`}),
      textBlock([write(tick)], {
        x: left - 10,
        y: scale(tick),
        ...label,
        class: 'ch-tick',
        'text-anchor': 'end',
      }),
    ),
  );
  const name = chart.values
    ? textBlock([chart.values], {x: 0, y: legendRows + 8, ...label, class: 'ch-axis'})
    : undefined;
  return {
    left,
    right: width - right,
    top,
    bottom,
    y: (value) => scale(value),
    axis: join(name, ...lines),
    baseline: element('path', {class: 'ch-base', d: `M${left} ${scale(0)}H${width - right}`}),
  };
}

/** Draws category names below the plot. On a phone they wrap, or as many as fit are drawn. */
function categoryLabels(
  names: string[],
  x: (name: string) => number,
  {room, top, width}: {room: number; top: number; width: number},
): {height: number; content: Markup} {
  const widestOf = (lines: string[]) =>
    Math.max(...lines.map((line) => textWidth(line, label.size)));
  const wrapped = names.map((name) =>
    width > phoneWidth ? [name] : wrapText(name, room - 6, label.size),
  );
  const fits = wrapped.every((lines) => widestOf(lines) + 4 <= room);
  const shown = fits ? wrapped : names.map((name) => [name]);
  const every = fits ? 1 : Math.max(1, Math.ceil((widestOf(names) + 10) / room));
  const rows = Math.max(...shown.map(({length}) => length));
  // A long name at the end of the axis must not leave the drawing.
  const inside = (center: number, half: number) => Math.max(half, Math.min(center, width - half));
  const parts = shown.map((lines, index) =>
    index % every === 0
      ? textBlock(lines, {
          x: inside(x(names[index] ?? ''), widestOf(lines) / 2),
          y: top + 16 + ((lines.length - 1) * label.lineHeight) / 2,
          ...label,
          class: 'ch-tick',
          'text-anchor': 'middle',
        })
      : undefined,
  );
  return {height: 28 + (rows - 1) * label.lineHeight, content: join(...parts)};
}

const endLabels = (chart: Chart, ys: number[], x: number, bounds: [number, number]): Markup => {
  const placed = spread(ys, 16, bounds);
  return join(
    ...chart.series.map(({name}, index) =>
      textBlock([name], {
        x: x + 10,
        y: placed[index] ?? 0,
        ...label,
        class: `ch-name ch-text-${index + 1}`,
      }),
    ),
  );
};

/** On a phone, a legend above the plot needs less room than names at the ends of lines. */
function seriesNames(chart: Chart, width: number) {
  const isAtEnds = chart.series.length > 1 && width > phoneWidth;
  const key =
    chart.series.length > 1 && !isAtEnds
      ? legend(
          chart.series.map(({name}) => name),
          width,
        )
      : undefined;
  return {isAtEnds, key, right: isAtEnds ? endRoom(chart) : 8};
}

const endRoom = (chart: Chart) =>
  chart.series.length > 1
    ? Math.max(...chart.series.map(({name}) => textWidth(name, label.size))) + 14
    : 8;

export function drawLines(chart: Chart, width: number): Rendering {
  const all = chart.series.flatMap(({values}) => values);
  const {isAtEnds, key, right} = seriesNames(chart, width);
  const plot = frame(chart, Math.max(...all), Math.min(...all), {
    width,
    right,
    legendRows: key?.height ?? 0,
  });
  const x = scalePoint(chart.categories, [plot.left + 14, plot.right - 10]);
  const xOf = (name: string) => x(name) ?? 0;
  const path = line<number>((_, index) => xOf(chart.categories[index] ?? ''), plot.y)
    .curve(curveLinear)
    .digits(1);
  const drawn = chart.series.map(({values}, index) => {
    const shape = symbol(shapes[index] ?? symbolCircle, 40).digits(1)() ?? '';
    return join(
      element('path', {class: `ch-line ch-stroke-${index + 1}`, d: path(values) ?? ''}),
      ...values.map((value, i) =>
        element('path', {
          class: `ch-point ch-fill-${index + 1}`,
          d: shape,
          transform: `translate(${Math.round(xOf(chart.categories[i] ?? '') * 10) / 10} ${Math.round(plot.y(value) * 10) / 10})`,
        }),
      ),
    );
  });
  const ends = chart.series.map(({values}) => plot.y(values.at(-1) ?? 0));
  const names = categoryLabels(chart.categories, xOf, {room: x.step(), top: plot.bottom, width});
  return {
    width,
    height: plot.bottom + names.height,
    content: join(
      key?.content,
      plot.axis,
      plot.baseline,
      ...drawn,
      isAtEnds ? endLabels(chart, ends, plot.right - 10, [plot.top, plot.bottom]) : undefined,
      names.content,
    ),
  };
}

/** Stacked values of every category, one row per series. */
function stacked(chart: Chart): {low: number; high: number}[][] {
  const indexes = chart.categories.map((_, index) => index);
  return stack<number, string>()
    .keys(chart.series.map(({name}) => name))
    .value(
      (index, name) => chart.series.find((series) => series.name === name)?.values[index] ?? 0,
    )(indexes)
    .map((layer) => layer.map(([low, high]) => ({low, high})));
}

export function drawAreas(chart: Chart, width: number): Rendering {
  const layers = stacked(chart);
  const max = Math.max(...layers.flat().map(({high}) => high));
  const {isAtEnds, key, right} = seriesNames(chart, width);
  const plot = frame(chart, max, 0, {width, right, legendRows: key?.height ?? 0});
  const x = scalePoint(chart.categories, [plot.left, plot.right]);
  const xOf = (index: number) => x(chart.categories[index] ?? '') ?? 0;
  const shape = area<{low: number; high: number}>()
    .x((_, index) => xOf(index))
    .y0(({low}) => plot.y(low))
    .y1(({high}) => plot.y(high))
    .curve(curveLinear)
    .digits(1);
  const edge = line<{high: number}>(
    (_, index) => xOf(index),
    ({high}) => plot.y(high),
  )
    .curve(curveLinear)
    .digits(1);
  const ends = layers.map((layer) =>
    plot.y(((layer.at(-1)?.low ?? 0) + (layer.at(-1)?.high ?? 0)) / 2),
  );
  const names = categoryLabels(chart.categories, (name) => x(name) ?? 0, {
    room: x.step(),
    top: plot.bottom,
    width,
  });
  return {
    width,
    height: plot.bottom + names.height,
    content: join(
      key?.content,
      plot.axis,
      ...layers.map((layer, index) =>
        element('path', {class: `ch-area ch-fill-${index + 1}`, d: shape(layer) ?? ''}),
      ),
      ...layers.map((layer, index) =>
        element('path', {class: `ch-line ch-stroke-${index + 1}`, d: edge(layer) ?? ''}),
      ),
      plot.baseline,
      isAtEnds ? endLabels(chart, ends, plot.right, [plot.top, plot.bottom]) : undefined,
      names.content,
    ),
  };
}

export function drawBars(chart: Chart, width: number): Rendering {
  const together = chart.kind === 'stacked-bar';
  const layers = together
    ? stacked(chart)
    : chart.series.map(({values}) => values.map((high) => ({low: 0, high})));
  const highs = layers.flat().map(({high}) => high);
  const key =
    chart.series.length > 1
      ? legend(
          chart.series.map(({name}) => name),
          width,
        )
      : undefined;
  const plot = frame(chart, Math.max(...highs), Math.min(...highs), {
    width,
    right: 4,
    legendRows: key?.height ?? 0,
  });
  const outer = scaleBand(chart.categories, [plot.left, plot.right])
    .paddingInner(0.34)
    .paddingOuter(0.2);
  const inner = scaleBand(
    chart.series.map(({name}) => name),
    [0, outer.bandwidth()],
  ).paddingInner(0.12);
  // Wider bars would look like blocks.
  const barWidth = Math.min(56, together ? outer.bandwidth() : inner.bandwidth());
  const write = format(chart.format);
  const hasValues =
    chart.series.length === 1 &&
    chart.categories.length <= 12 &&
    (width > phoneWidth || highs.every((high) => textWidth(write(high), 12) < outer.step()));
  const center = (category: string, name: string) => {
    const start = outer(category) ?? 0;
    return together
      ? start + outer.bandwidth() / 2
      : start + (inner(name) ?? 0) + inner.bandwidth() / 2;
  };
  const bars = chart.series.flatMap(({name, values}, index) =>
    chart.categories.map((category, i) => {
      const {low, high} = layers[index]?.[i] ?? {low: 0, high: 0};
      const [top, bottom] = [
        Math.min(plot.y(low), plot.y(high)),
        Math.max(plot.y(low), plot.y(high)),
      ];
      const x = center(category, name) - barWidth / 2;
      const top_ = together && index < chart.series.length - 1;
      const corner = Math.min(top_ ? 0 : 3, (bottom - top) / 2);
      return join(
        element('path', {
          class: `ch-bar ch-fill-${index + 1}`,
          d: `M${r(x)} ${r(bottom)}V${r(top + corner)}q0 ${r(-corner)} ${r(corner)} ${r(-corner)}h${r(barWidth - 2 * corner)}q${r(corner)} 0 ${r(corner)} ${r(corner)}V${r(bottom)}Z`,
        }),
        hasValues
          ? textBlock([write(values[i] ?? 0)], {
              x: x + barWidth / 2,
              y: top - 10,
              ...label,
              class: 'ch-value',
              'text-anchor': 'middle',
            })
          : undefined,
      );
    }),
  );
  const names = categoryLabels(
    chart.categories,
    (name) => (outer(name) ?? 0) + outer.bandwidth() / 2,
    {room: outer.step(), top: plot.bottom, width},
  );
  return {
    width,
    height: plot.bottom + names.height,
    content: join(key?.content, plot.axis, ...bars, plot.baseline, names.content),
  };
}

const r = (value: number) => Math.round(value * 10) / 10;
