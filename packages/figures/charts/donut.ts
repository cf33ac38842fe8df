import {format} from 'd3-format';
import {arc, pie} from 'd3-shape';
import {element, join, textBlock, type Markup} from '../svg/element';
import type {Rendering} from '../svg/figure';
import {textWidth} from '../svg/text-width';
import {legend, spread} from './legend';
import type {Chart} from './spec';

const radius = 104;
const top = 14;
/** Captions on one side are at least this far apart. */
const captionGap = 38;

type Caption = {name: string; detail: string};

/** Slices have their names next to them, so that readers don't have to match colors with a legend. */
export function drawDonut(chart: Chart, room: number): Rendering {
  const values = chart.series[0]?.values ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  const write = format(chart.format);
  const share = format('.0%');
  const captions = chart.categories.map((name, index) => ({
    name,
    detail: `${write(values[index] ?? 0)}, ${share((values[index] ?? 0) / total)}`,
  }));
  const side =
    Math.max(
      ...captions.map(({name, detail}) => Math.max(textWidth(name, 13), textWidth(detail, 12))),
    ) + 44;
  const slices = pie<number>().sort(null)(values);
  const shape = arc<(typeof slices)[number]>()
    .innerRadius(radius * 0.62)
    .outerRadius(radius)
    .cornerRadius(2)
    .digits(1);
  const angles = slices.map(({startAngle, endAngle}) => (startAngle + endAngle) / 2);
  const ys = captionHeights(angles);
  const isNarrow = 2 * (side + radius) > room;
  const parts = slices.map((slice, index) =>
    join(
      element('path', {class: `ch-slice ch-fill-${(index % 6) + 1}`, d: shape(slice) ?? ''}),
      isNarrow ? undefined : drawCaption(captions[index], angles[index] ?? 0, ys[index] ?? 0),
    ),
  );
  if (isNarrow) {
    const key = legend(
      captions.map(({name, detail}) => `${name}: ${detail}`),
      0,
    );
    const height = 2 * radius + top + 16;
    return {
      width: room,
      height: height + key.height,
      content: join(
        element(
          'g',
          {transform: `translate(${Math.round(room / 2)} ${top + radius})`},
          ...parts,
          drawTotal(write(total), chart.values),
        ),
        element('g', {transform: `translate(0 ${height})`}, key.content),
      ),
    };
  }
  return {
    width: 2 * (side + radius),
    height: 2 * radius + top + 22,
    content: element(
      'g',
      {transform: `translate(${Math.round(side + radius)} ${top + radius})`},
      ...parts,
      drawTotal(write(total), chart.values),
    ),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
const isRight = (angle: number) => angle <= Math.PI;

/** Moves the captions of each side apart where they'd overlap. */
function captionHeights(angles: number[]): number[] {
  const heights = angles.map((angle) => -Math.cos(angle) * (radius + 16));
  for (const right of [true, false]) {
    const indexes = angles.flatMap((angle, index) => (isRight(angle) === right ? [index] : []));
    const moved = spread(
      indexes.map((index) => heights[index] ?? 0),
      captionGap,
      [-radius, radius],
    );
    indexes.forEach((index, order) => (heights[index] = moved[order] ?? 0));
  }
  return heights;
}

function drawCaption(caption: Caption | undefined, angle: number, y: number): Markup {
  const sign = isRight(angle) ? 1 : -1;
  const edge = {x: Math.sin(angle) * (radius + 3), y: -Math.cos(angle) * (radius + 3)};
  const textX = sign * (radius + 30);
  const anchor = {'text-anchor': isRight(angle) ? 'start' : 'end'};
  return join(
    element('path', {
      class: 'ch-leader',
      d: `M${round(edge.x)} ${round(edge.y)}L${round(sign * (radius + 14))} ${round(y)}H${round(textX - sign * 6)}`,
    }),
    textBlock([caption?.name ?? ''], {
      x: textX,
      y: y - 1,
      size: 13,
      lineHeight: 16,
      class: 'ch-name',
      ...anchor,
    }),
    textBlock([caption?.detail ?? ''], {
      x: textX,
      y: y + 15,
      size: 12,
      lineHeight: 16,
      class: 'ch-tick',
      ...anchor,
    }),
  );
}

function drawTotal(total: string, label: string): Markup {
  const anchor = {'text-anchor': 'middle'};
  return join(
    textBlock([total], {x: 0, y: -7, size: 20, lineHeight: 22, class: 'ch-total', ...anchor}),
    textBlock([label], {x: 0, y: 14, size: 12, lineHeight: 16, class: 'ch-tick', ...anchor}),
  );
}
