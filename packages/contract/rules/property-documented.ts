import {eachProperty} from './helpers/each-property';
import type {Rule} from './helpers/rule';

/** Every property has its own description, which ends with a period. */
export const propertyDocumented: Rule = () =>
  eachProperty(({name, schema, report}) => {
    if (!schema.description) report(`${name} needs a description of its own.`);
    else if (!/[.!?`)|]$/.test(schema.description.trim()))
      report(`The description of ${name} must end with a period.`);
    if (schema.description?.includes('<'))
      report(`The description of ${name} contains an angle bracket.`);
  });
