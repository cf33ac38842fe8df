import {createHash} from 'node:crypto';
import {existsSync, mkdirSync} from 'node:fs';
import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import {builtFile} from '../built-file';
import {publishedPages} from '../published-pages';
import {drawImage} from './draw';

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
