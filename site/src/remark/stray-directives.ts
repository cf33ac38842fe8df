import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {reportProblem} from '../mdx/problems';

/** Reports `:::` that wasn't parsed as an admonition, because readers would see the colons. */
export default function strayDirectives(): Transformer<Root> {
  return (root, file) => {
    visit(root, 'paragraph', (paragraph) => {
      const [first] = paragraph.children;
      if (first?.type !== 'text' || !first.value.startsWith(':::')) return;
      const [line = ''] = first.value.split('\n');
      reportProblem(
        file,
        paragraph,
        `"${line}" isn't an admonition. Write a title in brackets, as in ":::tip[Title]"`,
      );
    });
  };
}
