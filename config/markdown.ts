import type {Config} from '@docusaurus/types';
import {parsePageFrontMatter} from '../src/content-model/parse-front-matter';
import {site} from './site';

export const markdown: NonNullable<Config['markdown']> = {
  format: 'detect',
  mermaid: false,
  parseFrontMatter: parsePageFrontMatter,
  hooks: {
    onBrokenMarkdownLinks: site.strict ? 'throw' : 'warn',
    onBrokenMarkdownImages: 'throw',
  },
};
