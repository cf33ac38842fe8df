import {format} from 'd3-format';
import {element, join, textBlock, type Markup} from '../svg/element';
import {textWidth} from '../svg/text-width';
import type {Chart} from './spec';

const bar = {height: 38, gap: 16, full: 340};
const label = {size: 13, lineHeight: 16};

/** Draws stages from top to bottom, with the conversion rate between them. */
export function drawFunnel(chart: Chart): {width: number; height: number; content: Markup} {
  const values = chart.series[0]?.values ?? [];
  const max = Math.max(...values);
  const write = format(chart.format);
  const share = format('.0%');
  const left = Math.max(...chart.categories.map((name) => textWidth(name, label.size))) + 20;
  const center = left + bar.full / 2;
  const half = (value: number) => Math.max(2, (value / max) * (bar.full / 2));
  const r = (value: number) => Math.round(value * 10) / 10;
  const right = left + bar.full + 20;
  const texts = values.map((value, index) => ({
    value: write(value),
    kept:
      index === 0
        ? ''
        : `${share(value / (values[index - 1] ?? value))} of ${chart.categories[index - 1] ?? ''}`,
  }));
  const parts = values.map((value, index) => {
    const y = index * (bar.height + bar.gap) + 1;
    const next = values[index + 1];
    const [a, b] = [half(value), half(next ?? value)];
    return join(
      next === undefined
        ? undefined
        : element('path', {
            class: 'ch-funnel-step',
            d: `M${r(center - a)} ${y + bar.height}L${r(center - b)} ${y + bar.height + bar.gap}H${r(center + b)}L${r(center + a)} ${y + bar.height}Z`,
          }),
      element('rect', {
        class: 'ch-funnel-bar',
        x: center - a,
        y,
        width: 2 * a,
        height: bar.height,
        rx: 4,
      }),
      textBlock([chart.categories[index] ?? ''], {
        x: left - 20,
        y: y + bar.height / 2,
        ...label,
        class: 'ch-name',
        'text-anchor': 'end',
      }),
      textBlock([texts[index]?.value ?? ''], {
        x: right,
        y: y + bar.height / 2 - (index ? 8 : 0),
        ...label,
        class: 'ch-value ch-strong',
      }),
      index
        ? textBlock([texts[index]?.kept ?? ''], {
            x: right,
            y: y + bar.height / 2 + 9,
            size: 12,
            lineHeight: 16,
            class: 'ch-tick',
          })
        : undefined,
    );
  });
  const widest = Math.max(
    ...texts.map(({value, kept}) => Math.max(textWidth(value, label.size), textWidth(kept, 12))),
  );
  return {
    width: right + widest + 4,
    height: values.length * (bar.height + bar.gap) - bar.gap + 2,
    content: join(...parts),
  };
}
