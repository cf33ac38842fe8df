import type {Root} from 'mdast';
// Adds directives to the types of mdast.
import type {} from 'remark-directive';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {reportProblem} from '../mdx/problems';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

/** Reports `:::caution` and other admonitions that Docusaurus knows and this site doesn't use. */
export default function admonitionKinds(): Transformer<Root> {
  return (root, file) => {
    visit(root, 'containerDirective', (node) => {
      if (kinds.includes(node.name)) return;
      reportProblem(
        file,
        node,
        `:::${node.name} isn't used here. Write one of ${kinds.join(', ')}.`,
      );
    });
  };
}
