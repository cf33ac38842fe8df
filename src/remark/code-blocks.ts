import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {highlight} from '../../generator/reference/highlight';
import {textAttribute} from './jsx';

const title = /(?:^|\s)title="([^"]*)"/;

/**
 * Highlights code once, at build. The page gets `<CodeBlock html="…">`: the browser has no
 * highlighter to load, and hydration one node to adopt where each token would be one.
 */
export default function codeBlocks(): Transformer<Root> {
  return (root) => {
    visit(root, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const language = node.lang ?? 'text';
      const heading = node.meta?.match(title)?.[1];
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: [
          textAttribute('language', language),
          textAttribute('html', highlight(node.value, language).text),
          ...(heading ? [textAttribute('title', heading)] : []),
        ],
        children: [],
        position: node.position,
      };
    });
  };
}
