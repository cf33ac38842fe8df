import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type GlossaryTerm, loadGlossary} from '@docs/content-model/files';
import {publishedPages} from '../published-pages';

export interface Options {
  /** The glossary, relative to the site. */
  file: string;
}

/** Returns one message per term whose `see` isn't the route of a page. */
export function brokenLinks(terms: GlossaryTerm[], routes: ReadonlySet<string>): string[] {
  return terms.flatMap(({term, see}) => {
    const route = see?.split('#')[0];
    return route === undefined || routes.has(route)
      ? []
      : [`the term "${term}" links to ${route}, which isn't a page`];
  });
}

/**
 * Fails the build when a glossary term links to a page that doesn't exist. The engine would report
 * the glossary page as the source of the broken link, not the file and the term to fix.
 */
export default function glossaryLinks({baseUrl, siteDir}: LoadContext, {file}: Options): Plugin {
  return {
    name: 'glossary-links',
    async allContentLoaded({allContent}) {
      const pages = publishedPages(allContent, baseUrl);
      const routes = new Set(pages.map(({route}) => `/${route.slice(baseUrl.length)}`));
      const problems = brokenLinks(loadGlossary(path.join(siteDir, file)), routes);
      if (problems.length > 0)
        throw new Error(problems.map((problem) => `${file}: ${problem}`).join('\n'));
    },
  };
}
