import {format} from 'd3-format';
import {scaleLinear} from 'd3-scale';
import {element, join, textBlock} from '../svg/element';
import {phoneWidth, type Rendering} from '../svg/figure';
import {textWidth, wrapText} from '../svg/text-width';
import type {Chart} from './spec';

const label = {size: 12, lineHeight: 16};
const cell = {height: 34, gap: 3};
/** The strongest tint that keeps enough text contrast in both color modes. */
const deepest = 0.45;

/** Draws rows by columns. Each cell has a tint and its exact number. */
export function drawHeatmap(chart: Chart, room: number): Rendering {
  const all = chart.series.flatMap(({values}) => values);
  const tint = scaleLinear([Math.min(...all), Math.max(...all)], [0.05, deepest]);
  const write = format(chart.format);
  const isNarrow = room <= phoneWidth;
  const rowNames = chart.categories.map((name) =>
    isNarrow ? wrapText(name, 84, label.size) : [name],
  );
  const left = Math.max(...rowNames.flat().map((line) => textWidth(line, label.size))) + 14;
  const texts = [...chart.series.map(({name}) => name), ...all.map(write)];
  const columnWidth = isNarrow
    ? (room - left) / chart.series.length - cell.gap
    : Math.max(
        ...texts.map((text) => textWidth(text, label.size)),
        (room - left) / chart.series.length - 26,
      ) + 18;
  const columnNames = chart.series.map(({name}) =>
    isNarrow ? wrapText(name, columnWidth, label.size) : [name],
  );
  const headRows = Math.max(...columnNames.map(({length}) => length));
  const top = 26 + (headRows - 1) * label.lineHeight + (chart.values ? 20 : 0);
  const cells = rowNames.flatMap((name, rowIndex) => {
    const y = top + rowIndex * (cell.height + cell.gap);
    return [
      textBlock(name, {
        x: left - 12,
        y: y + cell.height / 2,
        ...label,
        class: 'ch-tick',
        'text-anchor': 'end',
      }),
      ...chart.series.map(({values}, index) => {
        const x = left + index * (columnWidth + cell.gap);
        const value = values[rowIndex] ?? 0;
        return join(
          element('rect', {
            class: 'ch-cell',
            x,
            y,
            width: columnWidth,
            height: cell.height,
            rx: 4,
            'fill-opacity': tint(value),
          }),
          textBlock([write(value)], {
            x: x + columnWidth / 2,
            y: y + cell.height / 2,
            ...label,
            class: 'ch-value',
            'text-anchor': 'middle',
          }),
        );
      }),
    ];
  });
  const heads = columnNames.map((name, index) =>
    textBlock(name, {
      x: left + index * (columnWidth + cell.gap) + columnWidth / 2,
      y: top - 13 - ((name.length - 1) * label.lineHeight) / 2,
      ...label,
      class: 'ch-tick',
      'text-anchor': 'middle',
    }),
  );
  return {
    width: left + chart.series.length * (columnWidth + cell.gap),
    height: top + chart.categories.length * (cell.height + cell.gap),
    content: join(
      chart.values
        ? textBlock([chart.values], {x: 0, y: 9, ...label, class: 'ch-axis'})
        : undefined,
      ...heads,
      ...cells,
    ),
  };
}
