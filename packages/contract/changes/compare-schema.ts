import type {Schema} from '../spec-types';
import {type Change, compareKeys, isSame, type Use} from './change';
import {compareRules} from './compare-rules';

type Report = (change: Omit<Change, 'subject'>) => void;

/** The changes of a named schema. Schemas that it refers to are compared under their own names. */
export function compareSchema(name: string, before: Schema, after: Schema, use: Use): Change[] {
  const changes: Change[] = [];
  const report: Report = (change) => changes.push({subject: name, ...change});
  compareProperties(before, after, use, report);
  compareRequired(before, after, use, report);
  compareForm(undefined, before, after, use, report);
  for (const [value] of compareKeys(variantsOf(before), variantsOf(after)).added)
    report({class: 'additive', kind: 'variant-added', part: value, message: `Added ${value}.`});
  for (const [value] of compareKeys(variantsOf(before), variantsOf(after)).removed)
    report({class: 'breaking', kind: 'variant-removed', part: value, message: `Removed ${value}.`});
  if (before.description !== after.description || before.title !== after.title)
    report({class: 'text', kind: 'schema-text', message: 'Reworded.'});
  return changes;
}

const variantsOf = ({oneOf = []}: Schema): Record<string, true> =>
  Object.fromEntries(oneOf.map(({$ref = ''}) => [$ref.slice($ref.lastIndexOf('/') + 1), true]));

function compareProperties(before: Schema, after: Schema, use: Use, report: Report): void {
  const {added, removed, kept} = compareKeys(before.properties, after.properties);
  for (const [part] of added) {
    const isRequired = use.sent && after.required?.includes(part);
    report({
      class: isRequired ? 'breaking' : 'additive',
      kind: 'property-added',
      part,
      message: `Added \`${part}\`${isRequired ? ', which is required' : ''}.`,
    });
  }
  for (const [part] of removed)
    report({class: 'breaking', kind: 'property-removed', part, message: `Removed \`${part}\`.`});
  for (const [part, old, current] of kept) {
    compareForm(part, old, current, use, report);
    if (old.description !== current.description)
      report({class: 'text', kind: 'property-text', part, message: `Reworded \`${part}\`.`});
  }
}

function compareRequired(before: Schema, after: Schema, use: Use, report: Report): void {
  const names = Object.keys(after.properties ?? {}).filter((it) => it in (before.properties ?? {}));
  for (const part of names) {
    const [was, is] = [before.required?.includes(part), after.required?.includes(part)];
    if (was === is) continue;
    const breaks = is ? use.sent : use.received;
    report({
      class: breaks ? 'breaking' : 'additive',
      kind: is ? 'property-required' : 'property-optional',
      part,
      message: `\`${part}\` is ${is ? 'now required' : 'no longer required'}.`,
    });
  }
}

/** Type, limits, values, default, and deprecation of a property, a parameter, or a named schema. */
export function compareForm(
  part: string | undefined,
  before: Schema,
  after: Schema,
  use: Use,
  report: Report,
): void {
  const name = part === undefined ? 'The value' : `\`${part}\``;
  const about = part === undefined ? {} : {part};
  if (!isSame(typeOf(before), typeOf(after)))
    report({
      class: 'breaking',
      kind: 'type-changed',
      ...about,
      message: `${name} has a different type.`,
    });
  for (const limit of limits) compareLimit(limit, about, before, after, use, report);
  if (!isSame(before.default, after.default))
    report({
      class: 'breaking',
      kind: 'default-changed',
      ...about,
      message: `${name} has a different default.`,
    });
  if (!before.deprecated && after.deprecated)
    report({class: 'additive', kind: 'deprecated', ...about, message: `${name} is deprecated.`});
  compareValues(about, before, after, use, report);
  compareRules(about, before, after, use, report);
}

const typeOf = ({$ref, type, format, pattern, items}: Schema): unknown => [
  $ref,
  type,
  format,
  pattern,
  items && typeOf(items),
];

/** Keywords that limit a value. The sign says whether a larger number allows more. */
const limits = [
  ['maxLength', 1],
  ['maximum', 1],
  ['maxItems', 1],
  ['maxProperties', 1],
  ['minLength', -1],
  ['minimum', -1],
  ['minItems', -1],
  ['minProperties', -1],
] as const;

const partOf = (about: {part?: string}, name: string): string =>
  [about.part, name].filter(Boolean).join('.');

function compareLimit(
  [keyword, sign]: (typeof limits)[number],
  about: {part?: string},
  before: Schema,
  after: Schema,
  use: Use,
  report: Report,
): void {
  const unlimited = sign * Infinity;
  const [was, is] = [before[keyword] ?? unlimited, after[keyword] ?? unlimited] as [number, number];
  if (was === is) return;
  const isLooser = (is - was) * sign > 0;
  report({
    class: !isLooser && use.sent ? 'breaking' : 'additive',
    kind: isLooser ? 'limit-loosened' : 'limit-tightened',
    part: partOf(about, keyword),
    message: `\`${keyword}\` changed from ${was} to ${is}.`,
  });
}

function compareValues(
  about: {part?: string},
  before: Schema,
  after: Schema,
  use: Use,
  report: Report,
): void {
  const valuesOf = ({enum: values = []}: Schema) =>
    Object.fromEntries(values.map((value) => [value, true]));
  const {added, removed, kept} = compareKeys(valuesOf(before), valuesOf(after));
  const wasOpen = before['x-open-enum'] === true;
  for (const [value] of added)
    report({
      class: use.received && !wasOpen ? 'breaking' : 'additive',
      kind: 'value-added',
      part: partOf(about, value),
      message: `Added the value \`${value}\`.`,
    });
  for (const [value] of removed)
    report({
      class: 'breaking',
      kind: 'value-removed',
      part: partOf(about, value),
      message: `Removed the value \`${value}\`.`,
    });
  if (before.enum && after.enum && wasOpen !== (after['x-open-enum'] === true))
    report({
      class: wasOpen ? 'additive' : 'breaking',
      kind: wasOpen ? 'enum-closed' : 'enum-opened',
      ...about,
      message: wasOpen ? 'The values are now fixed.' : 'New values can now be added.',
    });
  for (const [value] of kept) {
    if (before['x-enum-meanings']?.[value] !== after['x-enum-meanings']?.[value])
      report({
        class: 'text',
        kind: 'value-text',
        part: partOf(about, value),
        message: `Reworded the meaning of \`${value}\`.`,
      });
  }
}
