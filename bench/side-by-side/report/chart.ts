import {scaleLinear} from 'd3-scale';
import {engineIds, engines} from '../engines';
import type {Weight} from '../../../tools/lib/page-requests';
import type {Results} from '../results';

const kinds = ['html', 'css', 'js', 'fonts', 'images', 'other'] as const;

/** Readable on white and black, and distinguishable without color vision. */
const colors: Record<(typeof kinds)[number], string> = {
  html: '#0b7285',
  css: '#74a9cf',
  js: '#e8590c',
  fonts: '#868e96',
  images: '#c0b283',
  other: '#495057',
};

const left = 190;
const width = 760;
const barHeight = 16;
const rowHeight = 50;
const top = 44;

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" ${more}>${words}</text>`;

/** Draws two bars per engine: the bytes of a guide before the first paint, and in all. */
export function chart({load}: Results): string {
  const rows = engineIds.flatMap((id) => {
    const weight = load?.pages[id]?.guide?.weight;
    return weight ? [{label: engines[id].label, weight}] : [];
  });
  const maxTotal = Math.max(1, ...rows.map(({weight}) => weight.inAll.total));
  const x = scaleLinear([0, maxTotal], [0, width - left - 70]);

  const bar = (weight: Weight, y: number, label: string) => {
    let from = left;
    const pieces = kinds.map((kind) => {
      const piece = `<rect x="${from}" y="${y}" width="${x(weight[kind])}" height="${barHeight}" fill="${colors[kind]}" />`;
      from += x(weight[kind]);
      return piece;
    });
    return [...pieces, text(from + 6, y + 12, `${weight.total} kB ${label}`)].join('');
  };
  const legend = kinds.map(
    (kind, index) =>
      `<rect x="${left + index * 80}" y="12" width="12" height="12" fill="${colors[kind]}" />${text(left + index * 80 + 17, 22, kind)}`,
  );
  const bars = rows.map(({label, weight}, index) => {
    const y = top + index * rowHeight;
    return [
      text(left - 10, y + 20, label, 'text-anchor="end"'),
      bar(weight.beforePaint, y, 'before'),
      bar(weight.inAll, y + barHeight + 2, 'in all'),
    ].join('');
  });
  const height = top + Math.max(1, rows.length) * rowHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#666" role="img"><title>Kilobytes of a guide in brotli, before first paint and in all</title>${legend.join('')}${bars.join('')}</svg>`;
}
