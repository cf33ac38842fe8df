import {format} from 'd3-format';
import {element, join, textBlock} from '../svg/element';
import {phoneWidth, type Rendering} from '../svg/figure';
import {textWidth} from '../svg/text-width';
import type {Chart} from './spec';

const wide = {height: 38, gap: 16, full: 340};
/** On a phone, the texts are above each bar. */
const narrow = {height: 26, gap: 42, full: phoneWidth};
const label = {size: 13, lineHeight: 16};

/** Draws stages from top to bottom, with the conversion rate between them. */
export function drawFunnel(chart: Chart, room: number): Rendering {
  const values = chart.series[0]?.values ?? [];
  const max = Math.max(...values);
  const write = format(chart.format);
  const share = format('.0%');
  const isNarrow = room <= phoneWidth;
  const bar = isNarrow ? narrow : wide;
  const left = isNarrow
    ? 0
    : Math.max(...chart.categories.map((name) => textWidth(name, label.size))) + 20;
  const center = left + bar.full / 2;
  const half = (value: number) => Math.max(2, (value / max) * (bar.full / 2));
  const r = (value: number) => Math.round(value * 10) / 10;
  const right = left + bar.full + 20;
  const texts = values.map((value, index) => ({
    value: write(value),
    share: index === 0 ? '' : share(value / (values[index - 1] ?? value)),
    kept:
      index === 0
        ? ''
        : `${share(value / (values[index - 1] ?? value))} of ${chart.categories[index - 1] ?? ''}`,
  }));
  const parts = values.map((value, index) => {
    const y = index * (bar.height + bar.gap) + (isNarrow ? bar.gap - 16 : 1);
    const text = isNarrow
      ? {name: {x: 0, y: y - 12}, value: {x: room, y: y - 12, 'text-anchor': 'end'}}
      : {
          name: {x: left - 20, y: y + bar.height / 2, 'text-anchor': 'end'},
          value: {x: right, y: y + bar.height / 2 - (index ? 8 : 0)},
        };
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
        ...text.name,
        ...label,
        class: 'ch-name',
      }),
      textBlock([valueOf(texts[index], isNarrow)], {
        ...text.value,
        ...label,
        class: 'ch-value ch-strong',
      }),
      index && !isNarrow
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
    width: isNarrow ? room : right + widest + 4,
    height: values.length * (bar.height + bar.gap) - (isNarrow ? 14 : bar.gap - 2),
    content: join(...parts),
  };
}

/** On a phone, the share is in the same line. */
const valueOf = (text: {value: string; share: string} | undefined, isNarrow: boolean): string =>
  [text?.value, isNarrow && text?.share].filter(Boolean).join(', ');
