import type {Schema, Spec} from '../../generator/spec-types';

/**
 * What a page must show of a schema, walked here on its own and not with the generator's walker,
 * so that one mistake cannot hide in both. A path is the chain of property names from the body.
 */
export type SchemaFacts = {paths: Set<string>; enumValues: Set<string>};

export function factsOf(spec: Spec, schema: Schema): SchemaFacts {
  const facts: SchemaFacts = {paths: new Set(), enumValues: new Set()};
  walk(spec, schema, '', facts, []);
  return facts;
}

function walk(spec: Spec, schema: Schema, path: string, facts: SchemaFacts, open: string[]): void {
  if (schema.$ref) {
    if (open.includes(schema.$ref)) return;
    const name = schema.$ref.split('/').at(-1) ?? '';
    const target = spec.components.schemas[name];
    if (!target) throw new Error(`No schema ${name}`);
    walk(spec, target, path, facts, [...open, schema.$ref]);
    return;
  }
  for (const value of schema.enum ?? []) facts.enumValues.add(String(value));
  for (const option of schema.oneOf ?? []) walk(spec, option, path, facts, open);
  if (schema.items) walk(spec, schema.items, path, facts, open);
  if (typeof schema.additionalProperties === 'object') {
    facts.paths.add(`${path}/{key}`);
    walk(spec, schema.additionalProperties, `${path}/{key}`, facts, open);
  }
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    facts.paths.add(`${path}/${name}`);
    walk(spec, child, `${path}/${name}`, facts, open);
  }
}
