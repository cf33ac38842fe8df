import type {Oas3Visitor} from '@redocly/openapi-core';
import type {Schema} from '../../spec-types';

export type Property = {
  name: string;
  /** As written, so it may be a $ref. */
  schema: Schema;
  owner: Schema;
  resolve: (schema: Schema) => Schema | undefined;
  report: (message: string) => void;
};

/** Whether a schema is part of a rule in `allOf`, which constrains properties that are documented elsewhere. */
export const isRule = (pointer: string): boolean => pointer.includes('/allOf/');

/** Visits every property of every object schema, without stubs. */
export function eachProperty(visit: (property: Property) => void): Oas3Visitor {
  return {
    Schema: (node, ctx) => {
      const owner = node as Schema;
      if (owner['x-stub'] || isRule(ctx.location.pointer)) return;
      for (const [name, schema] of Object.entries(owner.properties ?? {})) {
        visit({
          name,
          schema,
          owner,
          resolve: (value) => ctx.resolve<Schema>(value).node,
          report: (message) =>
            ctx.report({message, location: ctx.location.child(['properties', name])}),
        });
      }
    },
  };
}
