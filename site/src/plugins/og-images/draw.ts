import {readFileSync} from 'node:fs';
import path from 'node:path';
import {textOutline, wrapText} from '@docs/figures';

const imageSize = {width: 1200, height: 630};
const margin = 84;

const wordmark = readFileSync(
  path.join(__dirname, '..', '..', '..', 'static', 'img', 'wordmark.svg'),
  'utf8',
).replace('<svg ', `<svg x="${margin}" y="72" `);

/** Draws the title and its area with the site's typography. Text is outlines, so no font is needed. */
export function drawImage(title: string, area: string, host: string): string {
  const {width, height} = imageSize;
  const maxWidth = width - 2 * margin;
  const size = title.length > 44 ? 68 : 84;
  const lines = wrapText(title, maxWidth, size);
  const firstBaseline = 356 - ((lines.length - 1) * size * 1.12) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#f7fafa"/>`,
    `<rect width="12" height="${height}" fill="#0a6a78"/>`,
    wordmark.replace('width="159" height="28"', 'width="238.5" height="42"'),
    textOutline(area, {
      x: margin,
      y: firstBaseline - size - 20,
      size: 32,
      bolder: 26,
      color: '#0a6a78',
    }),
    ...lines.map((line, index) =>
      textOutline(line, {
        x: margin,
        y: firstBaseline + index * size * 1.12,
        size,
        bolder: 34,
        color: '#0f1f2c',
      }),
    ),
    textOutline(host, {x: margin, y: height - 64, size: 28, color: '#41566a'}),
    '</svg>',
  ].join('');
}
