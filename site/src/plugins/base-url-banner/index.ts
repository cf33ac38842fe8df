import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';

/**
 * Warns an operator who published the site under the wrong base URL. Docusaurus has such a banner too,
 * but it names Docusaurus, shows on the home page only, and waits for scripts. This one shows on every
 * page whose style sheet isn't where it should be.
 */
export default function baseUrlBanner({baseUrl}: LoadContext): Plugin {
  const innerHTML = inlineScript(path.join(__dirname, 'banner.ts'), baseUrl);
  return {
    name: 'base-url-banner',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
