import type {Schema} from '../spec-types';
import {isRule} from './helpers/each-property';
import type {Rule} from './helpers/rule';

/**
 * `allOf` has only rules: `if` with `then`, or `oneOf` with `required`. They name properties of their
 * schema, and values that exist. A rule that does more than require properties has a title.
 */
export const conditions: Rule = () => ({
  Schema: (node, ctx) => {
    const schema = node as Schema;
    const report = (message: string) => ctx.report({message});
    if (!schema.properties || isRule(ctx.location.pointer)) return;
    for (const name of schema.required ?? [])
      if (!(name in schema.properties)) report(`${name} is required, but isn't a property.`);
    const checkNames = (part: Schema, owner: Schema, isCondition: boolean): void => {
      for (const name of [...(part.required ?? []), ...Object.keys(part.properties ?? {})])
        if (!(name in (owner.properties ?? {})))
          report(`${name} isn't a property of ${owner.title ?? 'this schema'}.`);
      for (const [name, inner] of Object.entries(part.properties ?? {})) {
        const property = owner.properties?.[name];
        const target = property && ctx.resolve<Schema>(property).node;
        if (!target) continue;
        for (const value of isCondition ? (inner.enum ?? []) : [])
          if (target.enum && !target.enum.includes(String(value)))
            report(`${name} is never ${String(value)}.`);
        if (target.properties) checkNames(inner, target, isCondition);
      }
    };
    for (const rule of schema.allOf ?? []) {
      const alternatives = (rule.oneOf ?? []).flatMap(({required = []}) => required);
      const isCondition = rule.if && rule.then;
      if (!isCondition && alternatives.length < 2)
        report('A rule has if and then, or oneOf with at least two properties.');
      if (rule.if) checkNames(rule.if, schema, true);
      if (rule.then) {
        checkNames(rule.then, schema, false);
        if (rule.then.properties && !rule.title) report('A rule about values needs a title.');
      }
      for (const name of [...(rule.then?.required ?? []), ...alternatives]) {
        if (!(name in schema.properties)) report(`${name} isn't a property of this schema.`);
        else if (schema.required?.includes(name)) report(`${name} is always required.`);
      }
    }
  },
});
