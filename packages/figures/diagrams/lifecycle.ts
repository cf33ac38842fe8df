import {element, escape, html, join, textBlock, type Markup} from '../svg/element';
import type {Drawing} from '../svg/figure';
import {type FontName, textWidth} from '../svg/text-width';
import {drawFitted} from './fitted';
import type {Direction} from './layered';
import {mergeRelations} from './relations';
import type {Tone} from './source';

export type LifecycleModel = {
  transitions: {from: string; to: string; label: string}[];
  toned: Map<string, Tone>;
  /** States marked as final, in addition to those that no transition leaves. */
  final?: Set<string>;
};

/** The start of a lifecycle, which isn't a state. */
export const startState = '[*]';
const size = 12.5;
const height = 34;

const states = ({transitions}: Pick<LifecycleModel, 'transitions'>): string[] =>
  [...new Set(transitions.flatMap(({from, to}) => [from, to]))].filter(
    (state) => state !== startState,
  );

const finalStates = (model: LifecycleModel): string[] =>
  states(model).filter(
    (state) =>
      model.final?.has(state) ||
      !model.transitions.some(({from, to}) => from === state && to !== state),
  );

export function drawLifecycle(model: LifecycleModel, direction?: Direction): Drawing {
  const final = new Set(finalStates(model));
  const names = model.transitions.some(({from}) => from === startState)
    ? [startState, ...states(model)]
    : states(model);
  const nodes = names.map((id) => {
    if (id === startState) {
      return {
        id,
        name: 'Start',
        width: 14,
        height: 14,
        draw: ({x, y}: {x: number; y: number}) =>
          element('circle', {class: 'dg-start', cx: x, cy: y, r: 6}),
      };
    }
    const font: FontName = /^[A-Z0-9_]+$/.test(id) ? 'mono' : 'text';
    const width = Math.max(84, textWidth(id, size, font) + 32);
    const tone = model.toned.get(id) ?? 'plain';
    return {
      id,
      name: id,
      tone: model.toned.get(id),
      font,
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
          // A second outline marks a final state, without relying on color.
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
            class: `dg-state${font === 'mono' ? ' dg-mono' : ''} dg-on-${tone}`,
            'text-anchor': 'middle',
          }),
        ),
    };
  });
  const edges = mergeRelations(model.transitions);
  return {...drawFitted({nodes, edges}, direction), textVersion: lifecycleText(model)};
}

function lifecycleText(model: LifecycleModel): Markup {
  const items = model.transitions.map(({from, to, label}) =>
    html(
      'li',
      {},
      html('strong', {}, escape(`${from === startState ? 'Start' : from} to ${to}`)),
      escape(`: ${label}`),
    ),
  );
  const final = finalStates(model);
  return join(
    html('ul', {}, ...items),
    final.length ? html('p', {}, escape(`Final: ${final.join(', ')}.`)) : undefined,
  );
}
