import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {loadGlossary} from '@docs/content-model/files';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {attribute, dataAttribute, isJsx, textAttribute} from './jsx';

type Options = {file: string};

/**
 * Passes the definition to `<Term id>` and the terms to `<Glossary>` at build time, so that pages contain
 * only the definitions they use. A term that isn't in the glossary fails the build.
 */
export default function glossary({file: glossaryFile}: Options): Transformer<Root> {
  return (root, file) => {
    visit(root, (node) => {
      if (!isJsx(node, 'Glossary') && !isJsx(node, 'Term')) return;
      dependOn(file, glossaryFile);
      if (isJsx(node, 'Glossary'))
        node.attributes.push(dataAttribute('terms', loadGlossary(glossaryFile)));
      if (!isJsx(node, 'Term')) return;
      const id = attribute(node, 'id');
      const term = loadGlossary(glossaryFile).find((entry) => entry.id === id);
      if (!term) {
        reportProblem(file, node, `<Term id="${id ?? ''}"> is not in the glossary`);
        return;
      }
      node.attributes.push(textAttribute('definition', term.definition));
      if (node.children.length === 0) node.attributes.push(textAttribute('term', term.term));
    });
  };
}
