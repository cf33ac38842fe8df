import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import {builtFile} from '../built-file';
import {publishedPages, type PublishedPage} from '../published-pages';
import {drawPicture} from './draw';

/** A picture for each page, shown where somebody shares its address. */
export default function socialPictures({baseUrl, siteDir, siteConfig}: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules', '.cache', 'social-pictures');
  const {host} = new URL(siteConfig.url);
  let pages: PublishedPage[] = [];

  /** Drawn once for each content; the next build takes it from the cache. */
  const pictureOf = async (svg: string): Promise<string> => {
    const file = path.join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`);
    if (!existsSync(file)) await sharp(Buffer.from(svg)).png().toFile(file);
    return file;
  };

  return {
    name: 'social-pictures',
    async allContentLoaded({allContent}) {
      pages = publishedPages(allContent, baseUrl);
    },
    async postBuild({outDir}) {
      mkdirSync(cache, {recursive: true});
      for (const {route, title, trail} of pages) {
        const picture = await pictureOf(drawPicture(title, trail.slice(0, 2).join(' › '), host));
        cpSync(picture, builtFile(outDir, baseUrl, route, '.png'));
      }
    },
  };
}
