import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {loadGlossary} from '../content-model/glossary';
import {attribute, dataAttribute, isJsx, textAttribute} from './jsx';
import {errorAt} from './source-position';

type Options = {file: string};

/**
 * Gives `<Term id>` its definition and `<Glossary>` its terms at build, so that a page carries
 * only the definitions it uses. A term that is not in the glossary fails the build.
 */
export default function glossary({file: glossaryFile}: Options): Transformer<Root> {
  return (root, file) => {
    visit(root, (node) => {
      if (isJsx(node, 'Glossary'))
        node.attributes.push(dataAttribute('terms', loadGlossary(glossaryFile)));
      if (!isJsx(node, 'Term')) return;
      const id = attribute(node, 'id');
      const term = loadGlossary(glossaryFile).find((one) => one.id === id);
      if (!term) throw errorAt(file, node, `<Term id="${id ?? ''}"> is not in the glossary`);
      node.attributes.push(textAttribute('definition', term.definition));
      if (node.children.length === 0) node.attributes.push(textAttribute('term', term.term));
    });
  };
}
