import {format} from 'd3-format';
import {escape, html, type Markup} from '../svg/element';
import {figureMarkup, phoneWidth, type Rendering} from '../svg/figure';
import {drawAreas, drawBars, drawLines} from './cartesian';
import {drawDonut} from './donut';
import {drawFunnel} from './funnel';
import {drawHeatmap} from './heatmap';
import {parseChart, type Chart} from './spec';

const chartWidth = 680;

const kinds: Record<Chart['kind'], (chart: Chart, width: number) => Rendering> = {
  line: drawLines,
  area: drawAreas,
  bar: drawBars,
  'stacked-bar': drawBars,
  donut: drawDonut,
  funnel: drawFunnel,
  heatmap: drawHeatmap,
};

function dataTable(chart: Chart): Markup {
  const write = format(chart.format);
  const head = [chart.category, ...chart.series.map(({name}) => name)].map((name) =>
    html('th', {scope: 'col'}, escape(name)),
  );
  const body = chart.categories.map((category, index) =>
    html(
      'tr',
      {},
      html('th', {scope: 'row'}, escape(category)),
      ...chart.series.map(({values}) => html('td', {}, escape(write(values[index] ?? 0)))),
    ),
  );
  return html(
    'table',
    {},
    html('caption', {class: 'figure-hidden'}, escape(chart.title)),
    html('thead', {}, html('tr', {}, ...head)),
    html('tbody', {}, ...body),
  );
}

type Options = {
  dataDir: string;
  id: (title: string) => string;
  /** Called with the chart's data file before it's read. */
  onRead?: (file: string) => void;
};

/**
 * Renders a chart as the content of a `<figure>`. The same source always results in the same
 * string.
 */
export function renderChart(
  source: string,
  {dataDir, id, onRead}: Options,
): {title: string; html: Markup} {
  const chart = parseChart(source, dataDir, onRead);
  const draw = kinds[chart.kind];
  return {
    title: chart.title,
    html: figureMarkup(
      {
        ...draw(chart, chartWidth),
        narrow: draw(chart, phoneWidth),
        textVersion: dataTable(chart),
      },
      {id: id(chart.title), title: chart.title, alt: chart.alt, kind: 'chart', textLabel: 'Data'},
    ),
  };
}
