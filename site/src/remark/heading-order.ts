import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {reportProblem} from '../mdx/problems';

/** Reports a second title and a heading that skips a level. A partial may start at any level. */
export default function headingOrder(): Transformer<Root> {
  return (root, file) => {
    let previous = path.basename(file.path).startsWith('_') ? 6 : 1;
    visit(root, 'heading', (node) => {
      if (node.depth === 1)
        reportProblem(file, node, 'the title is in the front matter; start headings with ##');
      else if (node.depth > previous + 1)
        reportProblem(
          file,
          node,
          `a heading of level ${node.depth} follows one of level ${previous}; use ${'#'.repeat(previous + 1)}`,
        );
      previous = node.depth;
    });
  };
}
