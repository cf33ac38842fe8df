import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import {textOutline, wrapText} from '@docs/figures';
import {builtFile, publishedPages} from '../published-pages';

/** Draws an Open Graph image per page, which other sites show in link previews. */
export default function ogImages({baseUrl, siteDir, siteConfig}: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules', '.cache', 'og-images');
  const {host} = new URL(siteConfig.url);
  let images: Promise<{route: string; file: string}[]> | undefined;

  /** Renders the image, unless an earlier build has cached it. */
  const imageFile = async (svg: string): Promise<string> => {
    const file = path.join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`);
    if (!existsSync(file)) await sharp(Buffer.from(svg)).png().toFile(file);
    return file;
  };

  const drawAll = (pages: ReturnType<typeof publishedPages>) => {
    mkdirSync(cache, {recursive: true});
    return Promise.all(
      pages.map(async ({route, title, trail}) => ({
        route,
        file: await imageFile(drawImage(title, trail.slice(0, 2).join(' › '), host)),
      })),
    );
  };

  return {
    name: 'og-images',
    async allContentLoaded({allContent}) {
      // Not awaited, because other threads draw while the bundler keeps this one busy.
      images = drawAll(publishedPages(allContent, baseUrl));
    },
    async postBuild({outDir}) {
      for (const {route, file} of (await images) ?? [])
        await copyFile(file, builtFile(outDir, baseUrl, route, '.png'));
    },
  };
}

const imageSize = {width: 1200, height: 630};
const margin = 84;

const wordmark = readFileSync(
  path.join(__dirname, '..', '..', '..', 'static', 'img', 'wordmark.svg'),
  'utf8',
).replace('<svg ', `<svg x="${margin}" y="72" `);

/** Draws the title and its area with the site's typography. Text is outlines, so no font is needed. */
function drawImage(title: string, area: string, host: string): string {
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
