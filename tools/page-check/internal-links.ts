import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {attribute, reportProblem} from '@docs/site/mdx';
import type {SiteRoutes} from './site-routes';

/** A link to an anchor. Without a route, the page itself must have it. */
type AnchorLink = {line: number; address: string; route: string | undefined; anchor: string};

/** What a page offers to links, and what it needs from other pages. */
export type PageLinks = {anchors: Set<string>; needed: AnchorLink[]};

type Options = {routes: SiteRoutes; found: PageLinks};

/**
 * Reports links to pages that don't exist, and collects anchors. The build finds broken links too,
 * but only after it has rendered everything.
 */
export function internalLinks({routes, found}: Options): Transformer<Root> {
  return (root, file) => {
    const own = routes.ofFile(file.path);
    const base = new URL(own ?? '/', 'https://site.invalid');
    const check = (node: Node, address: string) => {
      if (/^(?:[a-z]+:|\/\/)/i.test(address)) return;
      const {pathname, hash} = new URL(address, base);
      const route = decodeURI(pathname).replace(/(?<=.)\/$/, '');
      // Docusaurus checks links to files.
      if (/\.\w+$/.test(route)) return;
      const isSamePage = route === own || address.startsWith('#');
      if (!isSamePage && !routes.has(route))
        reportProblem(file, node, `the link ${address} leads to no page`);
      else if (hash) {
        const line = node.position?.start.line ?? 1;
        const anchor = decodeURIComponent(hash.slice(1));
        found.needed.push({line, address, route: isSamePage ? undefined : route, anchor});
      }
    };
    visit(root, (node) => {
      for (const id of idsOf(node)) found.anchors.add(id);
      if (node.type === 'link' || node.type === 'definition') check(node, node.url);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const address = attribute(node, 'to') ?? attribute(node, 'href');
      if (address) check(node, address);
    });
  };
}

/** The anchors that a node has when it's rendered. Data that a component gets has those of its rows. */
function idsOf(node: Nodes): string[] {
  const {id} = (node.data?.hProperties ?? {}) as {id?: string};
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return id ? [id] : [];
  const data = node.attributes.flatMap(({value}) =>
    value && typeof value === 'object'
      ? [...value.value.matchAll(/"(?:id|anchor)":"([^"]+)"/g)].map(([, found = '']) => found)
      : [],
  );
  return [attribute(node, 'id') ?? '', ...data].filter(Boolean);
}
