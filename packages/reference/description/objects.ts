import {isObject, type Schema, type Spec} from '@docs/contract';
import {keyOf} from './schemas';

const start = '#/components/schemas/';

/**
 * The schemas with properties that more than one place refers to. Every cycle that an operation can
 * reach contains one of them, because something outside the cycle refers to it, too.
 */
export function sharedSchemas(spec: Spec, uses: Map<string, number>): string[] {
  return Object.keys(spec.components?.schemas ?? {}).filter(
    (name) => (uses.get(name) ?? 0) > 1 && hasProperties(spec, name, new Set()),
  );
}

function hasProperties(spec: Spec, name: string, open: Set<string>): boolean {
  if (open.has(name)) return false;
  open.add(name);
  const has = (schema: Schema | undefined): boolean => {
    if (!isObject(schema)) return false;
    const {$ref, properties, patternProperties, oneOf, anyOf, allOf, additionalProperties} =
      schema as Schema;
    if (typeof $ref === 'string' && $ref.startsWith(start))
      return hasProperties(spec, keyOf($ref), open);
    if (properties ?? patternProperties) return true;
    return [oneOf, anyOf, allOf, additionalProperties].flat().some((part) => has(part as Schema));
  };
  return has(spec.components.schemas[name]);
}
