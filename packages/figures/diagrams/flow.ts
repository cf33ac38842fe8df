import {element, escape, html, join, textBlock, type Markup} from '../svg/element';
import type {Drawing} from '../svg/figure';
import {textWidth, wrapText} from '../svg/text-width';
import {drawFitted} from './fitted';
import type {Direction, LayeredGraph, LayeredGroup} from './layered';
import {mergeRelations} from './relations';
import type {Tone} from './source';

export type Relation = {
  from: string;
  to: string;
  label: string;
  /** For something that happens later or rarely. */
  dashed: boolean;
  bothWays: boolean;
};

export type FlowModel = {
  relations: Relation[];
  /** The second line of a box, which says what the part does. */
  roles: Map<string, string>;
  groups: LayeredGroup[];
  toned: Map<string, Tone>;
};

const parts = ({relations}: FlowModel): string[] => [
  ...new Set(relations.flatMap(({from, to}) => [from, to])),
];

export function drawFlow(model: FlowModel, direction?: Direction): Drawing {
  return {
    ...drawFitted(graphOf(model, 150), direction, graphOf(model, 104)),
    textVersion: flowText(model),
  };
}

/** Text in boxes wraps at `room`. */
function graphOf(model: FlowModel, room: number): LayeredGraph {
  const nodes = parts(model).map((id) => {
    const name = wrapText(id, room, 13.5);
    const role = model.roles.has(id) ? wrapText(model.roles.get(id) ?? '', room, 12) : [];
    const widest = Math.max(
      ...name.map((line) => textWidth(line, 13.5)),
      ...role.map((line) => textWidth(line, 12)),
      0,
    );
    const width = Math.max(76, widest + 32);
    const height = name.length * 18 + role.length * 16 + (role.length ? 24 : 22);
    const tone = model.toned.get(id) ?? 'plain';
    return {
      id,
      name: id,
      tone: model.toned.get(id),
      width,
      height,
      draw: ({x, y}: {x: number; y: number}) => {
        const top = y - (name.length * 18 + role.length * 16) / 2;
        return join(
          element('rect', {
            class: `dg-box dg-${tone}`,
            x: x - width / 2,
            y: y - height / 2,
            width,
            height,
            rx: 8,
          }),
          textBlock(name, {
            x,
            y: top + (name.length * 18) / 2,
            size: 13.5,
            lineHeight: 18,
            class: `dg-name dg-on-${tone}`,
            'text-anchor': 'middle',
          }),
          role.length
            ? textBlock(role, {
                x,
                y: top + name.length * 18 + (role.length * 16) / 2,
                size: 12,
                lineHeight: 16,
                class: 'dg-role',
                'text-anchor': 'middle',
              })
            : undefined,
        );
      },
    };
  });
  const edges = mergeRelations(model.relations).map(({bothWays, ...edge}) => ({
    ...edge,
    heads: bothWays ? ('both' as const) : ('end' as const),
  }));
  return {nodes, edges, groups: model.groups};
}

function flowText(model: FlowModel): Markup {
  const items = model.relations.map(({from, to, label, bothWays}) =>
    html(
      'li',
      {},
      html('strong', {}, escape(`${from} ${bothWays ? 'and' : 'to'} ${to}`)),
      escape(label ? `: ${label}` : ''),
    ),
  );
  const facts = [
    ...[...model.roles].map(([part, role]) => `${part}: ${role}.`),
    ...model.groups.map(({label, members}) => `${label}: ${members.join(', ')}.`),
  ];
  return join(html('ul', {}, ...items), ...facts.map((fact) => html('p', {}, escape(fact))));
}
