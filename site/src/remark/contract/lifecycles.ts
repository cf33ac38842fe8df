import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {
  diagramMarkup,
  type Drawing,
  drawLifecycle,
  type LifecycleModel,
  startState,
} from '@docs/figures';
import {type Lifecycle, moverName} from '@docs/contract';
import {reportProblem} from '../../mdx/problems';
import {attribute, isJsx, textAttribute} from '../jsx';
import {contractIndex} from './contract-index';

/** The finished drawings by their transitions, because several pages show the same lifecycle. */
const drawings = new Map<string, Drawing>();

/** Draws `<Lifecycle of="OfferStatus" />` from the contract's transitions. */
export default function contractLifecycles(): Transformer<Root> {
  return (root, file) => {
    visit(root, (node) => {
      if (!isJsx(node, 'Lifecycle')) return;
      const of = attribute(node, 'of') ?? '';
      const index = contractIndex(file);
      const lifecycle = index.lifecycle(of);
      if (!lifecycle) {
        reportProblem(file, node, `<Lifecycle>: no lifecycle "${of}" in the API contract`);
        return;
      }
      const title = index.schema(of)?.title ?? of;
      const model = lifecycleModel(lifecycle);
      const html = diagramMarkup(
        {
          title: `${title} transitions`,
          alt: lifecycleAlt(title, model),
          drawing: drawOnce(model),
        },
        `lifecycle-${of}`,
      );
      node.name = 'Figure';
      node.attributes = [textAttribute('kind', 'diagram'), textAttribute('html', String(html))];
    });
  };
}

function drawOnce(model: LifecycleModel): Drawing {
  const key = JSON.stringify(model.transitions);
  const drawing = drawings.get(key) ?? drawLifecycle(model);
  drawings.set(key, drawing);
  return drawing;
}

/** Counts transitions like the text version does: one per pair of states, even if they share a cause. */
export const lifecycleAlt = (title: string, {transitions}: LifecycleModel): string =>
  `The ${transitions.length} transitions of the ${title.toLowerCase()}, which the text version lists with their causes.`;

/** Converts transitions between different states. The label is the operation, or else the cause. */
export function lifecycleModel({transitions}: Lifecycle): LifecycleModel {
  return {
    transitions: transitions.flatMap(({from, to, operation, by}) =>
      (from.length === 0 ? [startState] : from)
        .filter((state) => state !== to)
        .map((state) => ({from: state, to, label: operation ?? moverName({by})})),
    ),
    toned: new Map(),
  };
}
