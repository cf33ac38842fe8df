import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {reportProblem} from '../../mdx/problems';
import {attribute, isJsx, textAttribute} from '../jsx';
import {contractIndex} from './contract-index';
import {lifecycleMap} from './lifecycle-map';

/** Draws `<Lifecycle of="OfferStatus" />` from the contract's phases and transitions. */
export default function contractLifecycles(): Transformer<Root> {
  return (root, file) => {
    visit(root, (node) => {
      if (!isJsx(node, 'Lifecycle')) return;
      const of = attribute(node, 'of') ?? '';
      const index = contractIndex(file);
      const lifecycle = index.lifecycle(of);
      const schema = index.schema(of);
      if (!lifecycle || !schema) {
        reportProblem(file, node, `<Lifecycle>: no lifecycle "${of}" in the API contract`);
        return;
      }
      try {
        const html = lifecycleMap(lifecycle, {
          title: schema.title ?? of,
          meanings: schema['x-enum-meanings'] ?? {},
          reference: index.lifecycleAddress(of),
          titleOf: (slug) => index.operation(slug)?.title ?? slug,
        });
        node.name = 'Figure';
        node.attributes = [textAttribute('kind', 'lifecycle'), textAttribute('html', html)];
      } catch (error) {
        reportProblem(file, node, `<Lifecycle of="${of}">: ${(error as Error).message}`);
      }
    });
  };
}
