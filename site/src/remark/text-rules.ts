import path from 'node:path';
import type {Root} from 'mdast';
// Adds directives to the types of mdast.
import type {} from 'remark-directive';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {reportProblem} from '../mdx/problems';
import {attribute, isJsx} from './jsx';

/** Reports a second title and a heading that skips a level. A partial may start at any level. */
export function headingOrder(): Transformer<Root> {
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

const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

/** Reports `:::caution` and other admonitions that Docusaurus knows and this site doesn't use. */
export function admonitionKinds(): Transformer<Root> {
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

/** Reports an image without alternative text. */
export function imageAlt(): Transformer<Root> {
  return (root, file) => {
    visit(root, (node) => {
      const missing =
        (node.type === 'image' && !node.alt?.trim()) ||
        (isJsx(node, 'img') && attribute(node, 'alt') === undefined);
      if (missing)
        reportProblem(file, node, 'the image has no alternative text: write ![What it shows](…)');
    });
  };
}

/** Reports `:::` that wasn't parsed as an admonition, because readers would see the colons. */
export function strayDirectives(): Transformer<Root> {
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
