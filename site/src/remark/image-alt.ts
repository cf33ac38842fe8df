import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {reportProblem} from '../mdx/problems';
import {attribute, isJsx} from './jsx';

/** Reports an image without alternative text. */
export default function imageAlt(): Transformer<Root> {
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
