import type {LoadContext, Plugin} from '@docusaurus/types';
import {bannerScript} from './banner-script';

/**
 * Tells an operator who published the site under the wrong base URL what happened. The
 * framework's own banner names the framework, sits on the home page only and waits for the
 * scripts; this one asks whether our style sheet arrived, on every page.
 */
export default function baseUrlBanner({baseUrl}: LoadContext): Plugin {
  return {
    name: 'base-url-banner',
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'script', innerHTML: bannerScript(baseUrl)}]}),
  };
}
