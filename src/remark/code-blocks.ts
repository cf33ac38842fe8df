import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {highlight} from '../../packages/reference/highlight';
import {textAttribute} from './jsx';

const title = /(?:^|\s)title="([^"]*)"/;

/**
 * Highlights code at build time. The page gets `<CodeBlock html="…">`, so browsers don't load a
 * highlighter, and React hydrates one node instead of one per token.
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
          textAttribute('html', highlight(node.value, language)),
          ...(heading ? [textAttribute('title', heading)] : []),
        ],
        children: [],
        position: node.position,
      };
    });
  };
}
