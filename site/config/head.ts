import type {Config} from '@docusaurus/types';
import {site} from './site';

export const headTags: NonNullable<Config['headTags']> = [
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
