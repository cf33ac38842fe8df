import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {attribute, isJsx, textAttribute} from './jsx';
import {errorAt} from './source-position';

/** Gives every `<Step>` an anchor that no other step of the page has. */
export default function stepAnchors(): Transformer<Root> {
  return (root, file) => {
    const slugger = createSlugger();
    visit(root, (node) => {
      if (!isJsx(node, 'Step') || attribute(node, 'id') !== undefined) return;
      const title = attribute(node, 'title');
      if (!title) throw errorAt(file, node, '<Step> needs a title that is plain text');
      node.attributes.push(textAttribute('id', slugger.slug(`step-${title}`)));
    });
  };
}
