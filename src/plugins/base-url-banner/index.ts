import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';

/**
 * Tells an operator who published the site under the wrong base URL what happened. The
 * framework's own banner names the framework, sits on the home page only and waits for the
 * scripts; this one asks whether our style sheet arrived, on every page.
 */
export default function baseUrlBanner({baseUrl}: LoadContext): Plugin {
  const innerHTML = inlineScript(path.join(__dirname, 'banner.ts'), baseUrl);
  return {
    name: 'base-url-banner',
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'script', innerHTML}]}),
  };
}
