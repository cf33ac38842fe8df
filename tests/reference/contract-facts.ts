import type {Schema, Spec} from '@docs/contract';

/**
 * What a page must show about a schema. This code shares nothing with the generator, so that a mistake can't
 * be in both. A path is the chain of property names from the body.
 */
export type SchemaFacts = {paths: Set<string>; enumValues: Set<string>};

export function factsOf(spec: Spec, schema: Schema, slug: string): SchemaFacts {
  const facts: SchemaFacts = {paths: new Set(), enumValues: new Set()};
  walk(spec, schema, '', facts, [], slug);
  return facts;
}

function walk(
  spec: Spec,
  schema: Schema,
  path: string,
  facts: SchemaFacts,
  open: string[],
  slug: string,
): void {
  if (schema.$ref) {
    if (open.includes(schema.$ref)) return;
    const name = schema.$ref.split('/').at(-1) ?? '';
    const target = spec.components.schemas[name];
    if (!target) throw new Error(`No schema ${name}`);
    walk(spec, target, path, facts, [...open, schema.$ref], slug);
    return;
  }
  for (const value of schema.enum ?? []) facts.enumValues.add(String(value));
  for (const option of schema.oneOf ?? []) walk(spec, option, path, facts, open, slug);
  if (schema.items) walk(spec, schema.items, path, facts, open, slug);
  if (typeof schema.additionalProperties === 'object') {
    facts.paths.add(`${path}/{key}`);
    walk(spec, schema.additionalProperties, `${path}/{key}`, facts, open, slug);
  }
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    if (child['x-appears-in'] && !child['x-appears-in'].includes(slug)) continue;
    facts.paths.add(`${path}/${name}`);
    walk(spec, child, `${path}/${name}`, facts, open, slug);
  }
}
