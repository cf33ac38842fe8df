import {format} from 'd3-format';
import {arc, pie} from 'd3-shape';
import {element, join, textBlock, type Markup} from '../svg/element';
import {textWidth} from '../svg/text-width';
import {spread} from './spread';
import type {Chart} from './spec';

const radius = 104;
const top = 14;

/** Slices named beside themselves, so that no legend has to be matched by colour. */
export function drawPie(chart: Chart): {width: number; height: number; content: Markup} {
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
  const centre = {x: side + radius, y: top + radius};
  const slices = pie<number>().sort(null)(values);
  const hole = chart.kind === 'donut' ? radius * 0.62 : 0;
  const shape = arc<(typeof slices)[number]>()
    .innerRadius(hole)
    .outerRadius(radius)
    .cornerRadius(2)
    .digits(1);

  const middles = slices.map(({startAngle, endAngle}) => (startAngle + endAngle) / 2);
  const ys = middles.map((angle) => -Math.cos(angle) * (radius + 16));
  const isRight = middles.map((angle) => angle <= Math.PI);
  const placed = [...ys];
  for (const right of [true, false]) {
    const indexes = middles.map((_, index) => index).filter((index) => isRight[index] === right);
    const moved = spread(
      indexes.map((index) => ys[index] ?? 0),
      38,
      [-radius, radius],
    );
    indexes.forEach((index, order) => (placed[index] = moved[order] ?? 0));
  }

  const parts = slices.map((slice, index) => {
    const angle = middles[index] ?? 0;
    const sign = isRight[index] ? 1 : -1;
    const y = placed[index] ?? 0;
    const edge = {x: Math.sin(angle) * (radius + 3), y: -Math.cos(angle) * (radius + 3)};
    const elbow = {x: sign * (radius + 14), y};
    const textX = sign * (radius + 30);
    const anchor = isRight[index] ? 'start' : 'end';
    const r = (value: number) => Math.round(value * 10) / 10;
    return join(
      element('path', {class: `ch-slice ch-fill-${(index % 6) + 1}`, d: shape(slice) ?? ''}),
      element('path', {
        class: 'ch-leader',
        d: `M${r(edge.x)} ${r(edge.y)}L${r(elbow.x)} ${r(elbow.y)}H${r(textX - sign * 6)}`,
      }),
      textBlock([captions[index]?.name ?? ''], {
        x: textX,
        y: y - 1,
        size: 13,
        lineHeight: 16,
        class: 'ch-name',
        'text-anchor': anchor,
      }),
      textBlock([captions[index]?.detail ?? ''], {
        x: textX,
        y: y + 15,
        size: 12,
        lineHeight: 16,
        class: 'ch-tick',
        'text-anchor': anchor,
      }),
    );
  });
  const middle =
    chart.kind === 'donut'
      ? join(
          textBlock([write(total)], {
            x: 0,
            y: -7,
            size: 20,
            lineHeight: 22,
            class: 'ch-total',
            'text-anchor': 'middle',
          }),
          textBlock([chart.values], {
            x: 0,
            y: 14,
            size: 12,
            lineHeight: 16,
            class: 'ch-tick',
            'text-anchor': 'middle',
          }),
        )
      : undefined;
  return {
    width: 2 * (side + radius),
    height: 2 * radius + top + 22,
    content: element(
      'g',
      {transform: `translate(${Math.round(centre.x)} ${centre.y})`},
      ...parts,
      middle,
    ),
  };
}
