import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {renderDiagram} from '../../../generator/diagrams';
import {parseLifecycle} from '../../../generator/diagrams/lifecycle';
import {moverName} from '../../../generator/lifecycle-movers';
import type {Lifecycle} from '../../../generator/spec-types';
import {attribute, isJsx, textAttribute} from '../jsx';
import {errorAt} from '../source-position';
import {contractIndex} from './contract-index';

/** Draws `<Lifecycle of="OfferStatus" />` from the contract's transitions. */
export default function contractLifecycles(): Transformer<Root> {
  return (root, file) => {
    visit(root, (node) => {
      if (!isJsx(node, 'Lifecycle')) return;
      const of = attribute(node, 'of') ?? '';
      const index = contractIndex();
      const lifecycle = index.lifecycle(of);
      if (!lifecycle)
        throw errorAt(file, node, `<Lifecycle>: no lifecycle "${of}" in the API contract`);
      const title = index.schema(of)?.title ?? of;
      const source = lifecycleSource(lifecycle);
      const html = renderDiagram(
        source,
        {
          kind: 'lifecycle',
          title: `${title}: every value and what moves it`,
          alt: lifecycleAlt(title, source),
        },
        `lifecycle-${of}`,
      );
      node.name = 'Figure';
      node.attributes = [textAttribute('kind', 'diagram'), textAttribute('html', String(html))];
    });
  };
}

/** Counts the transitions as the text version lists them: one per pair of values, even where one cause moves several. */
export function lifecycleAlt(title: string, source: string): string {
  const {length} = parseLifecycle(source).transitions;
  return `The lifecycle of ${title.toLowerCase()}. The text version lists its ${length} transitions.`;
}

/** One line per transition; the label is the operation, else who or what moves it. */
export function lifecycleSource({transitions}: Lifecycle): string {
  return transitions
    .filter(({from, to}) => !(from.length === 1 && from[0] === to))
    .map(
      ({from, to, operation, by}) =>
        `${from.length === 0 ? '*' : from.filter((one) => one !== to).join(', ')} -> ${to}: ${operation ?? moverName({by})}`,
    )
    .join('\n');
}
