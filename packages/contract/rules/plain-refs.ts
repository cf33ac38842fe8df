import {eachProperty} from './helpers/each-property';
import type {Rule} from './helpers/rule';

/** SDK generators drop the keys next to a $ref, so only documentation and rules are allowed there. */
const allowed = [
  '$ref',
  'allOf',
  'description',
  'example',
  'deprecated',
  'x-appears-in',
  'x-added-in',
];

export const plainRefs: Rule = () =>
  eachProperty(({name, schema, report}) => {
    if (!schema.$ref) return;
    const extra = Object.keys(schema).filter((key) => !allowed.includes(key));
    if (extra.length > 0) report(`${name} has ${extra.join(', ')} next to $ref.`);
  });
