import {element, escape, html, join, textBlock, type Markup} from '../svg/element';
import type {Drawing} from '../svg/figure';
import {textWidth} from '../svg/text-width';
import {drawFitted} from './fitted';
import type {Direction} from './layered';
import type {Tone} from './source';

const cardinalities = {
  '1': 'one',
  '0..1': 'zero or one',
  '*': 'many',
  '1..*': 'one or more',
} as const;
export type Cardinality = keyof typeof cardinalities;

export type DataModel = {
  relations: {
    from: string;
    fromCount: Cardinality;
    to: string;
    toCount: Cardinality;
    label: string;
  }[];
  fields: Map<string, string[]>;
  toned: Map<string, Tone>;
};

const size = {name: 13.5, field: 12};
const row = 19;
const head = 34;

export const entities = ({relations, fields}: DataModel): string[] => [
  ...new Set([...relations.flatMap(({from, to}) => [from, to]), ...fields.keys()]),
];

/**
 * Width per line where several lines leave a node, so that their counts don't touch the next line.
 */
const roomForMarks = 60;

const mostOnOneSide = ({relations}: DataModel, id: string): number =>
  Math.max(
    relations.filter(({from}) => from === id).length,
    relations.filter(({to}) => to === id).length,
  );

export function drawModel(model: DataModel, direction?: Direction): Drawing {
  const nodes = entities(model).map((id) => {
    const fields = model.fields.get(id) ?? [];
    const widest = Math.max(
      textWidth(id, size.name),
      ...fields.map((field) => textWidth(field, size.field, 'mono')),
    );
    const width = Math.max(96, widest + 32, roomForMarks * mostOnOneSide(model, id));
    const height = head + (fields.length ? fields.length * row + 12 : 0);
    const tone = model.toned.get(id) ?? 'plain';
    return {
      id,
      name: id,
      tone: model.toned.get(id),
      width,
      height,
      hasDetails: fields.length > 0,
      draw: ({x, y}: {x: number; y: number}) => {
        const [left, top] = [x - width / 2, y - height / 2];
        return join(
          element('rect', {class: `dg-box dg-${tone}`, x: left, y: top, width, height, rx: 8}),
          textBlock([id], {
            x,
            y: top + head / 2,
            size: size.name,
            lineHeight: row,
            class: `dg-name dg-on-${tone}`,
            'text-anchor': 'middle',
          }),
          fields.length
            ? join(
                element('path', {class: 'dg-rule', d: `M${left} ${top + head}H${left + width}`}),
                textBlock(fields, {
                  x: left + 16,
                  y: top + head + 6 + (fields.length * row) / 2,
                  size: size.field,
                  lineHeight: row,
                  class: 'dg-field dg-mono',
                }),
              )
            : undefined,
        );
      },
    };
  });
  const edges = model.relations.map(({from, to, label, fromCount, toCount}) => ({
    from,
    to,
    labels: label ? [label] : [],
    heads: 'none' as const,
    startMark: fromCount,
    endMark: toCount,
  }));
  return {...drawFitted({nodes, edges}, direction), textVersion: modelText(model)};
}

function modelText(model: DataModel): Markup {
  const relations = model.relations.map((relation) => html('li', {}, escape(sentence(relation))));
  const fields = [...model.fields].map(([entity, names]) =>
    html('p', {}, escape(`${entity} has ${names.join(', ')}.`)),
  );
  return join(html('ul', {}, ...relations), ...fields);
}

/** Reads a relation aloud, such as "One product is sold by many offers". A verb ends with an s. */
function sentence({from, fromCount, to, toCount, label}: DataModel['relations'][number]): string {
  const isPlural = fromCount === '*' || fromCount === '1..*';
  const verb = label.split(' ')[0] ?? '';
  const isVerb = verb.endsWith('s');
  const subject = counted(fromCount, from);
  const object = counted(toCount, to);
  const start = subject.charAt(0).toUpperCase() + subject.slice(1);
  if (!isVerb)
    return `${start} ${isPlural ? 'have' : 'has'} ${object}${label ? ` (${label})` : ''}.`;
  const said = isPlural ? label.replace(verb, plurals[verb] ?? verb.slice(0, -1)) : label;
  return `${start} ${said} ${object}.`;
}

const plurals: Record<string, string> = {is: 'are', has: 'have'};

/** A name with its count, in the words of a sentence. */
function counted(count: Cardinality, name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const many = words.replace(/y$/, 'ie').replace(/(?<!s)$/, 's');
  return count === '1' || count === '0..1'
    ? `${cardinalities[count]} ${words}`
    : `${cardinalities[count]} ${many}`;
}
