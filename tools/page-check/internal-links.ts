import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {attribute, reportProblem} from '@docs/site/mdx';
import type {SiteRoutes} from './site-routes';

/** Reports links to pages that don't exist. The build finds them too, but only after it has rendered everything. */
export function internalLinks({routes}: {routes: SiteRoutes}): Transformer<Root> {
  return (root, file) => {
    const base = new URL(routes.ofFile(file.path) ?? '/', 'https://site.invalid');
    const check = (node: Node, address: string) => {
      if (/^(?:[a-z]+:|\/\/|#)/i.test(address)) return;
      const route = decodeURI(new URL(address, base).pathname);
      // Docusaurus checks links to files.
      if (/\.\w+$/.test(route) || routes.has(route.replace(/(?<=.)\/$/, ''))) return;
      reportProblem(file, node, `the link ${address} leads to no page`);
    };
    visit(root, (node) => {
      if (node.type === 'link' || node.type === 'definition') check(node, node.url);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const element = node;
      const address = attribute(element, 'to') ?? attribute(element, 'href');
      if (address) check(node, address);
    });
  };
}
