import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {isObject, type Schema, type Spec} from '@docs/contract';

/** The problems of a value. Empty if it matches the schema. */
export type Validate = (schema: Schema, value: unknown) => ErrorObject[];

const document = 'sandbox:contract';

/**
 * Validates values against schemas of the contract. Schemas are compiled when they're first used,
 * because a sandbox needs only a few of them and should start quickly.
 */
export function createValidator(spec: Spec): Validate {
  const ajv = new Ajv2020({strict: false, allErrors: true, discriminator: true, verbose: true});
  addFormats(ajv);
  // A file's content isn't text, so there's nothing to check.
  ajv.addFormat('binary', true);
  ajv.addSchema({
    $id: document,
    components: {schemas: prepared(spec.components.schemas) as Record<string, Schema>},
  });
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(prepared(schema, document) as Schema);
      compiled.set(schema, validate);
    }
    return validate(value) ? [] : [...(validate.errors ?? [])];
  };
}

/**
 * Ajv finds a variant by the values of its discriminator, and rejects a mapping. The values are kept
 * under another name for the error message.
 */
function prepared(node: unknown, base = ''): unknown {
  if (Array.isArray(node)) return node.map((item) => prepared(item, base));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (key === '$ref' && typeof value === 'string') return [[key, base + value]];
      if (key !== 'discriminator' || !isObject(value)) return [[key, prepared(value, base)]];
      const {propertyName, mapping} = value;
      return [
        [key, {propertyName}],
        ['x-discriminator-values', isObject(mapping) ? Object.keys(mapping) : []],
        // Otherwise, Ajv accepts every value that isn't an object.
        ['type', 'object'],
      ];
    }),
  );
}
