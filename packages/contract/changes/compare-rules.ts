import type {Schema} from '../spec-types';
import {canonical, type Change, compareKeys, isSame, type Use} from './change';

/**
 * The rules that a schema or a property has in `allOf`. Releases before 1.2 state conditions in
 * extensions, so a rule that moved from there isn't new, but validators apply it from now on.
 */
export function compareRules(
  about: {part?: string},
  before: Schema,
  after: Schema,
  use: Use,
  report: (change: Omit<Change, 'subject'>) => void,
): void {
  const [old, current] = [rulesOf(before), rulesOf(after)];
  const {added, removed, kept} = compareKeys(old, current);
  const partOf = (name: string) => ({part: [about.part, name].filter(Boolean).join('.')});
  for (const [name] of added)
    report({
      class: use.sent ? 'breaking' : 'additive',
      kind: 'rule-added',
      ...partOf(name),
      message: `Added the rule \`${name}\`.`,
    });
  for (const [name] of removed)
    report({
      class: use.received ? 'breaking' : 'additive',
      kind: 'rule-removed',
      ...partOf(name),
      message: `Removed the rule \`${name}\`.`,
    });
  for (const [name, was, is] of kept) {
    if (!isSame(was.form, is.form))
      report({
        class: use.sent ? 'breaking' : 'additive',
        kind: 'rule-changed',
        ...partOf(name),
        message: `Changed the rule \`${name}\`.`,
      });
    else if (was.isExtension && !is.isExtension)
      report({
        class: 'corrected',
        kind: 'rule-stated',
        ...partOf(name),
        message: `JSON Schema states the rule \`${name}\`.`,
      });
  }
}

type Rule = {form: Schema[]; isExtension: boolean};

function rulesOf(schema: Schema): Record<string, Rule> {
  const stated = (schema.allOf ?? []).flatMap(partsOf);
  const extensions = extensionRules(schema);
  const byName: Record<string, Rule> = {};
  // Several conditions can require the same property, and are one rule.
  for (const form of [...extensions, ...stated]) {
    const rule = (byName[nameOf(form)] ??= {form: [], isExtension: extensions.includes(form)});
    rule.form.push(withoutTexts(form));
  }
  return byName;
}

/** A condition that requires several properties is one rule for each. */
function partsOf(rule: Schema): Schema[] {
  const {then, ...rest} = rule as {then?: Schema};
  const isRequirement = then && Object.keys(then).join() === 'required' && !rule.title;
  if (!isRequirement) return [rule];
  return (then.required ?? []).map((name) => ({...rest, then: {required: [name]}}));
}

const withoutTexts = ({title: _title, description: _description, ...form}: Schema): Schema => form;

/** A rule's title, the schema that it refers to, or the properties that it requires. */
function nameOf(rule: Schema): string {
  if (rule.title) return rule.title;
  if (rule.$ref) return rule.$ref.slice(rule.$ref.lastIndexOf('/') + 1);
  const names = rule.then?.required ?? rule.oneOf?.flatMap((it) => it.required ?? []);
  return names ? names.join(' or ') : canonical(rule);
}

function extensionRules(schema: Schema): Schema[] {
  const required = (schema['x-required-when'] ?? []) as {property: string; when: object}[];
  const groups = (schema['x-exactly-one-of'] ?? []) as string[][];
  return [
    ...required.map(({property, when}) => ({
      if: {
        properties: Object.fromEntries(
          Object.entries(when).map(([name, values]) => [name, {enum: values as string[]}]),
        ),
        required: Object.keys(when),
      },
      then: {required: [property]},
    })),
    ...groups.map((names) => ({oneOf: names.map((name) => ({required: [name]}))})),
  ];
}
