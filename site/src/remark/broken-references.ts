import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {reportProblem} from '../mdx/problems';

type Marked = {data?: {brokenUrl?: string}};

/**
 * For `markdown.hooks`: Docusaurus has found a broken Markdown link or image. The hook doesn't get the
 * file, so it marks the node, and the plugin below reports it with the page's other problems.
 */
export function markBroken({node, url}: {node: object; url: string}): void {
  const marked = node as Marked;
  marked.data = {...marked.data, brokenUrl: url};
}

export function brokenReferences(): Transformer<Root> {
  return (root, file) => {
    visit(root, (node: Nodes) => {
      const url = (node as Marked).data?.brokenUrl;
      if (url === undefined) return;
      const kind = node.type === 'image' ? 'image' : 'file';
      reportProblem(file, node, url ? `there is no ${kind} ${url}` : `the ${kind} has no address`);
    });
  };
}
