import type {Schema} from '../spec-types';
import type {Rule} from './helpers/rule';

/** x-required-when and x-exactly-one-of name properties of their schema, and values that exist. */
export const conditions: Rule = () => ({
  Schema: (node, ctx) => {
    const schema = node as Schema;
    const {properties = {}, required = []} = schema;
    const report = (message: string) => ctx.report({message});
    const exists = (name: string) => {
      if (!(name in properties)) report(`${name} isn't a property of this schema.`);
      return name in properties;
    };
    for (const {property, when} of schema['x-required-when'] ?? []) {
      if (exists(property) && required.includes(property))
        report(`${property} is always required.`);
      for (const [name, values] of Object.entries(when)) {
        const condition = properties[name];
        if (!exists(name) || !condition) continue;
        const known = ctx.resolve<Schema>(condition).node?.enum;
        for (const value of values)
          if (known && !known.includes(String(value))) report(`${name} is never ${String(value)}.`);
      }
    }
    for (const names of schema['x-exactly-one-of'] ?? []) {
      if (names.length < 2) report('x-exactly-one-of needs at least two properties.');
      for (const name of names)
        if (exists(name) && required.includes(name)) report(`${name} is always required.`);
    }
  },
});
