import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {errorAt} from './source-position';

/** Refuses `:::` that stayed text: an admonition that was not understood would show its colons to readers. */
export default function strayDirectives(): Transformer<Root> {
  return (root, file) => {
    visit(root, 'paragraph', (paragraph) => {
      const [first] = paragraph.children;
      if (first?.type !== 'text' || !first.value.startsWith(':::')) return;
      const [line = ''] = first.value.split('\n');
      throw errorAt(
        file,
        paragraph,
        `"${line}" is no admonition; a title goes in brackets, as in ":::tip[Title]"`,
      );
    });
  };
}
