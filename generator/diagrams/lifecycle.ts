import {element, escape, html, join, textBlock, type Markup} from '../svg/element';
import type {Drawing} from '../svg/figure';
import {textWidth} from '../svg/text-width';
import {drawLayered} from './layered';
import {mergeRelations, readRelations, type Relation} from './relations';
import {checkToned, readTones, SourceError, sourceLines, type Tone} from './source';

export type LifecycleModel = {
  transitions: {from: string; to: string; label: string}[];
  toned: Map<string, Tone>;
  /** Transitions to stress, by label: the operation whose page shows the diagram. */
  emphasis?: string;
};

/** Where an entity begins; no state of its own. */
const start = '*';
const size = 12.5;
const height = 34;

/** `* -> DRAFT: create` begins, `A, B -> C: what moves it` goes on; the rest follows from these. */
export function parseLifecycle(source: string): LifecycleModel {
  const transitions: Relation[] = [];
  const toned = new Map<string, Tone>();
  for (const line of sourceLines(source)) {
    if (readTones(line, toned)) continue;
    for (const relation of readRelations(line)) {
      if (!relation.label)
        throw new SourceError(`say what moves ${relation.from} to ${relation.to}`, line.line);
      if (relation.to === start)
        throw new SourceError('"*" is where a lifecycle begins, nothing leads to it', line.line);
      transitions.push(relation);
    }
  }
  if (transitions.length === 0) throw new SourceError('the lifecycle has no transition');
  checkToned(toned, states({transitions}));
  return {transitions, toned};
}

const states = ({transitions}: Pick<LifecycleModel, 'transitions'>): string[] =>
  [...new Set(transitions.flatMap(({from, to}) => [from, to]))].filter((state) => state !== start);

const finalStates = (model: LifecycleModel): string[] =>
  states(model).filter(
    (state) => !model.transitions.some(({from, to}) => from === state && to !== state),
  );

export function drawLifecycle(model: LifecycleModel, direction?: 'right' | 'down'): Drawing {
  const final = new Set(finalStates(model));
  const names = model.transitions.some(({from}) => from === start)
    ? [start, ...states(model)]
    : states(model);
  const nodes = names.map((id) => {
    if (id === start) {
      return {
        id,
        width: 14,
        height: 14,
        draw: ({x, y}: {x: number; y: number}) =>
          element('circle', {class: 'dg-start', cx: x, cy: y, r: 6}),
      };
    }
    const face = /^[A-Z0-9_]+$/.test(id) ? 'mono' : 'text';
    const width = Math.max(84, textWidth(id, size, face) + 32);
    const tone = model.toned.get(id) ?? 'plain';
    return {
      id,
      width,
      height,
      draw: ({x, y}: {x: number; y: number}) =>
        join(
          element('rect', {
            class: `dg-box dg-${tone}`,
            x: x - width / 2,
            y: y - height / 2,
            width,
            height,
            rx: height / 2,
          }),
          // A second outline marks a state that nothing leaves, without relying on colour.
          final.has(id)
            ? element('rect', {
                class: `dg-final dg-${tone}`,
                x: x - width / 2 + 3,
                y: y - height / 2 + 3,
                width: width - 6,
                height: height - 6,
                rx: height / 2 - 3,
              })
            : undefined,
          textBlock([id], {
            x,
            y,
            size,
            lineHeight: 16,
            class: `dg-state${face === 'mono' ? ' dg-mono' : ''} dg-on-${tone}`,
            'text-anchor': 'middle',
          }),
        ),
    };
  });
  const edges = mergeRelations(model.transitions).map((edge) => ({
    ...edge,
    emphasis: model.emphasis !== undefined && edge.labels.includes(model.emphasis),
  }));
  return {...drawLayered({nodes, edges}, direction), textVersion: lifecycleText(model)};
}

function lifecycleText(model: LifecycleModel): Markup {
  const items = model.transitions.map(({from, to, label}) =>
    html(
      'li',
      {},
      html('strong', {}, escape(`${from === start ? 'Start' : from} to ${to}`)),
      escape(`: ${label}`),
    ),
  );
  const final = finalStates(model);
  return join(
    html('ul', {}, ...items),
    final.length ? html('p', {}, escape(`Final: ${final.join(', ')}.`)) : undefined,
  );
}
