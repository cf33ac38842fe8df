import type {Schema} from '../spec-types';
import {eachProperty} from './helpers/each-property';
import type {Rule} from './helpers/rule';

/**
 * Bodies, responses, and nested objects are named schemas, because SDK types are generated from
 * them.
 */
export const namedSchemas: Rule = () => ({
  MediaType: (node, ctx) => {
    if (ctx.location.pointer.includes('multipart')) return;
    const schema = node.schema as Schema | undefined;
    if (schema && !schema.$ref && schema.type !== 'string') {
      ctx.report({message: 'The schema of a body must be a $ref to a named schema.'});
    }
  },
  ...eachProperty(({name, schema, report}) => {
    const inline = schema.items ?? schema;
    if (!inline.$ref && inline.properties) report(`${name} must be a $ref to a named schema.`);
    if (!inline.$ref && (inline.oneOf || inline.allOf || inline.anyOf))
      report(`${name} must be a $ref to a named schema.`);
  }),
});
