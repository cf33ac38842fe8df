import {element, escape, html, join, textBlock, type Markup} from '../svg/element';
import type {Drawing} from '../svg/figure';
import {textWidth, wrapText} from '../svg/text-width';
import {drawLayered, type LayeredGroup} from './layered';
import {mergeRelations, readRelations, type Relation} from './relations';
import {checkToned, commaList, readTones, SourceError, sourceLines, type Tone} from './source';

export type FlowModel = {
  relations: Relation[];
  /** A second line in the box: what the part does. */
  roles: Map<string, string>;
  groups: LayeredGroup[];
  toned: Map<string, Tone>;
};

/** `A -> B: what passes`, `-->` for what happens later or seldom, `<->` for both ways; `part A: role`; `group G: A, B`. */
export function parseFlow(source: string): FlowModel {
  const model: FlowModel = {relations: [], roles: new Map(), groups: [], toned: new Map()};
  for (const line of sourceLines(source)) {
    const [, part, role] = /^part\s+([^:]+):\s*(.+)$/.exec(line.text) ?? [];
    const [, group, members] = /^group\s+([^:]+):\s*(.+)$/.exec(line.text) ?? [];
    if (part && role) model.roles.set(part.trim(), role);
    else if (group && members)
      model.groups.push({label: group.trim(), members: commaList(members)});
    else if (!readTones(line, model.toned)) model.relations.push(...readRelations(line));
  }
  if (model.relations.length === 0) throw new SourceError('the flow relates nothing');
  const known = new Set(parts(model));
  for (const name of [...model.roles.keys(), ...model.groups.flatMap(({members}) => members)]) {
    if (!known.has(name))
      throw new SourceError(`"${name}" is described but nothing leads to or from it`);
  }
  checkToned(model.toned, known);
  return model;
}

const parts = ({relations}: FlowModel): string[] => [
  ...new Set(relations.flatMap(({from, to}) => [from, to])),
];

export function drawFlow(model: FlowModel, direction?: 'right' | 'down'): Drawing {
  const nodes = parts(model).map((id) => {
    const name = wrapText(id, 150, 13.5);
    const role = model.roles.has(id) ? wrapText(model.roles.get(id) ?? '', 150, 12) : [];
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
  const edges = mergeRelations(model.relations).map(({arrow, ...edge}) => ({
    ...edge,
    dashed: arrow === '-->',
    heads: arrow === '<->' ? ('both' as const) : ('end' as const),
  }));
  return {
    ...drawLayered({nodes, edges, groups: model.groups}, direction),
    textVersion: flowText(model),
  };
}

function flowText(model: FlowModel): Markup {
  const items = model.relations.map(({from, to, label, arrow}) =>
    html(
      'li',
      {},
      html('strong', {}, escape(`${from} ${arrow === '<->' ? 'and' : 'to'} ${to}`)),
      escape(label ? `: ${label}` : ''),
    ),
  );
  const facts = [
    ...[...model.roles].map(([part, role]) => `${part}: ${role}.`),
    ...model.groups.map(({label, members}) => `${label}: ${members.join(', ')}.`),
  ];
  return join(html('ul', {}, ...items), ...facts.map((fact) => html('p', {}, escape(fact))));
}
