import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {reportProblem} from '../mdx/problems';
import {attribute, isJsx, textAttribute} from './jsx';

/** Adds a unique anchor to every `<Step>`. */
export default function stepAnchors(): Transformer<Root> {
  return (root, file) => {
    const slugger = createSlugger();
    visit(root, (node) => {
      if (!isJsx(node, 'Step') || attribute(node, 'id') !== undefined) return;
      const title = attribute(node, 'title');
      if (!title) {
        reportProblem(file, node, '<Step> needs a title that is plain text');
        return;
      }
      node.attributes.push(textAttribute('id', slugger.slug(`step-${title}`)));
    });
  };
}
