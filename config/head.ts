import type {Config} from '@docusaurus/types';
import {site} from './site';

const font = (file: string) => ({
  tagName: 'link',
  attributes: {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: `${site.baseUrl}fonts/${file}`,
    crossorigin: 'anonymous',
  },
});

/** Only the text face is preloaded: code is below the fold on most pages. */
export const headTags: NonNullable<Config['headTags']> = [
  font('instrument-sans-latin-6.woff2'),
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${site.baseUrl}img/apple-touch-icon.png`},
  },
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: '#f7fafa', media: '(prefers-color-scheme: light)'},
  },
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: '#0a1420', media: '(prefers-color-scheme: dark)'},
  },
];
