import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';

/**
 * Warns an operator who published the site under the wrong base URL. Docusaurus has such a banner too,
 * but it names Docusaurus, shows on the home page only, and waits for scripts. This one checks on every
 * page whether our style sheet has loaded.
 */
export default function baseUrlBanner({baseUrl}: LoadContext): Plugin {
  const innerHTML = inlineScript(path.join(__dirname, 'banner.ts'), baseUrl);
  return {
    name: 'base-url-banner',
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'script', innerHTML}]}),
  };
}
