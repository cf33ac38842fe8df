import type {Schema} from './spec-types';

/** A property that's required for certain values of others, by their path, such as `terms.partner`. */
export type Requirement = {property: string; when: Record<string, (string | boolean)[]>};

/** The properties that a schema's rules require, one entry for each condition. */
export const requirementsOf = ({allOf = []}: Schema): Requirement[] =>
  allOf.flatMap(({if: condition, then}) =>
    (condition && then?.required ? then.required : []).map((property) => ({
      property,
      when: valuesIn(condition ?? {}),
    })),
  );

/** Groups of properties of which an object has exactly one. */
export const alternativesOf = ({allOf = []}: Schema): string[][] =>
  allOf.flatMap(({oneOf}) => (oneOf ? [oneOf.flatMap(({required = []}) => required)] : []));

/** The values that a condition asks for, by the path of their property. */
function valuesIn({properties = {}}: Schema, path = ''): Requirement['when'] {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const here = path + name;
      return schema.enum ? [[here, schema.enum]] : Object.entries(valuesIn(schema, `${here}.`));
    }),
  );
}
