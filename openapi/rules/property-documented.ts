import type {Schema} from '../../generator/spec-types';
import {eachProperty, type Property} from './helpers/each-property';
import type {Rule} from './helpers/rule';

/**
 * Every property has a description beside it and an example, its own or that of its named schema.
 * An object whose properties have examples, a union, and a list of such things need none.
 */
export const propertyDocumented: Rule = () =>
  eachProperty((property) => {
    const {name, schema, report} = property;
    if (!schema.description) report(`${name} needs a description of its own.`);
    else if (!/[.!?`)]$/.test(schema.description.trim()))
      report(`The description of ${name} must end with a full stop.`);
    if (schema.description?.includes('<'))
      report(`The description of ${name} contains an angle bracket.`);
    if (!hasExample(schema, property)) report(`${name} needs an example.`);
  });

function hasExample(schema: Schema, property: Property): boolean {
  if (schema.example !== undefined) return true;
  const target = property.resolve(schema);
  if (!target) return true;
  if (target.example !== undefined || target.oneOf || target.properties) return true;
  return target.items ? hasExample(target.items, property) : false;
}
