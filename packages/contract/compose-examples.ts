import {isObject, type Json} from './json';

/**
 * Replaces `$example: <name>` in example values with the example file of that name, merges in the
 * fields of `$with`, and removes those of `$without`. OpenAPI can't reference a part of an example,
 * and the same offer appears in dozens of examples.
 */
export function composeExamples<T>(document: T, examples: Record<string, unknown>): T {
  return compose(document as Json, examples, []) as T;
}

function compose(node: Json, examples: Record<string, unknown>, trail: string[]): Json {
  if (Array.isArray(node)) return node.map((item) => compose(item, examples, trail));
  if (!isObject(node)) return node;
  if ('$example' in node) return expand(node, examples, trail);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, compose(value, examples, trail)]),
  );
}

function expand(
  node: Record<string, Json>,
  examples: Record<string, unknown>,
  trail: string[],
): Json {
  const {$example, $with = {}, $without = [], ...rest} = node;
  const name = typeof $example === 'string' ? $example : JSON.stringify($example);
  if (Object.keys(rest).length > 0) {
    throw new Error(`$example: ${name} has other keys next to it: ${Object.keys(rest).join(', ')}`);
  }
  if (!(name in examples)) throw new Error(`No example file is named ${name}.yaml`);
  if (trail.includes(name))
    throw new Error(`Examples refer to each other: ${[...trail, name].join(' > ')}`);
  const base = compose(structuredClone(examples[name]) as Json, examples, [...trail, name]);
  if (!isObject(base)) return base;
  for (const key of $without as string[]) {
    if (!(key in base)) throw new Error(`Example ${name} has no field ${key} to remove`);
    Reflect.deleteProperty(base, key);
  }
  return merge(base, compose($with, examples, trail) as Record<string, Json>);
}

function merge(base: Record<string, Json>, changes: Record<string, Json>): Record<string, Json> {
  const merged = {...base};
  for (const [key, value] of Object.entries(changes)) {
    const present = merged[key];
    merged[key] = isObject(present) && isObject(value) ? merge(present, value) : value;
  }
  return merged;
}
