import {eachProperty} from './helpers/each-property';
import type {Rule} from './helpers/rule';

/** Beside a $ref there is a description and nothing else, because SDK generators drop the rest. */
export const plainRefs: Rule = () =>
  eachProperty(({name, schema, report}) => {
    if (!schema.$ref) return;
    const extra = Object.keys(schema).filter((key) => key !== '$ref' && key !== 'description');
    if (extra.length > 0) report(`${name} has ${extra.join(', ')} beside $ref.`);
  });
