import {isObject, resolvePointer, type Schema, type Spec} from '@docs/contract';

export const code = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

const schemaRef = /^#\/components\/schemas\/([^/]+)$/;

/** Every schema that a part of the contract refers to, the nearest first, without duplicates. */
export function schemasBelow(spec: Spec, ...roots: unknown[]): Map<string, Schema> {
  const found = new Map<string, Schema>();
  let nodes = roots;
  while (nodes.length > 0) {
    const names = nodes.flatMap(refsIn).flatMap((ref) => schemaRef.exec(ref)?.[1] ?? []);
    const fresh = [...new Set(names)].filter((name) => !found.has(name));
    nodes = fresh.map((name) => {
      const schema = resolvePointer(spec, `#/components/schemas/${name}`) as Schema;
      found.set(name, schema);
      return schema;
    });
  }
  return found;
}

/** The values of `$ref` and of a discriminator's mapping. */
function refsIn(node: unknown): string[] {
  if (typeof node === 'string') return schemaRef.test(node) ? [node] : [];
  if (Array.isArray(node)) return node.flatMap(refsIn);
  return isObject(node) ? Object.values(node).flatMap(refsIn) : [];
}

export function schemaSections(schemas: ReadonlyMap<string, Schema>): string[] {
  return [...schemas].flatMap(([name, schema]) => [`### ${name}`, code(schema)]);
}
