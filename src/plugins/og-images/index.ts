import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import {builtFile} from '../built-file';
import {publishedPages, type PublishedPage} from '../published-pages';
import {drawImage} from './draw';

/** Draws an Open Graph image per page, which other sites show in link previews. */
export default function ogImages({baseUrl, siteDir, siteConfig}: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules', '.cache', 'og-images');
  const {host} = new URL(siteConfig.url);
  let pages: PublishedPage[] = [];

  /** Renders the image, unless an earlier build has cached it. */
  const imageFile = async (svg: string): Promise<string> => {
    const file = path.join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`);
    if (!existsSync(file)) await sharp(Buffer.from(svg)).png().toFile(file);
    return file;
  };

  return {
    name: 'og-images',
    async allContentLoaded({allContent}) {
      pages = publishedPages(allContent, baseUrl);
    },
    async postBuild({outDir}) {
      mkdirSync(cache, {recursive: true});
      for (const {route, title, trail} of pages) {
        const image = await imageFile(drawImage(title, trail.slice(0, 2).join(' › '), host));
        cpSync(image, builtFile(outDir, baseUrl, route, '.png'));
      }
    },
  };
}
