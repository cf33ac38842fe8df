import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {highlight, markLines, sizeOf} from '@docs/reference';
import {reportProblem} from '../mdx/problems';
import {dataAttribute, textAttribute} from './jsx';
import {markedLines} from './marked-lines';

const title = /(?:^|\s)title="([^"]*)"/;

/**
 * Highlights code at build time. The page gets `<CodeBlock html="…">`, so browsers don't load a
 * highlighter, and React hydrates one node instead of one per token.
 */
export default function codeBlocks(): Transformer<Root> {
  return (root, file) => {
    visit(root, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const language = node.lang ?? 'text';
      const heading = node.meta?.match(title)?.[1];
      const {code, marked} = markedLines(node.value, node.meta ?? '');
      const size = sizeOf(code);
      const missing = marked.find((line) => line < 1 || line > size.lines);
      if (missing !== undefined)
        reportProblem(
          file,
          node,
          `line ${missing} is marked, but the code has ${size.lines} lines`,
        );
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: [
          textAttribute('language', language),
          textAttribute('html', markLines(highlight(code, language), marked)),
          dataAttribute('size', size),
          ...(heading ? [textAttribute('title', heading)] : []),
        ],
        children: [],
        position: node.position,
      };
    });
  };
}
