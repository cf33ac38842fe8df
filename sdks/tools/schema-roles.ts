import {
  reachableSchemas,
  resolveRef,
  type Schema,
  type SdkCallShape,
  type Spec,
} from '@docs/contract';

/**
 * Marks each schema as part of a request, a response, or both, so that a template can write
 * different types for them. The schema of a page has no role, because the runtime has a page type.
 */
export function markSchemaRoles(spec: Spec, calls: SdkCallShape[]): void {
  const requests = calls.flatMap(({params}) => (params ? [params.type] : []));
  const responses = calls.flatMap(({result}) =>
    result && !result.isText ? [result.item ?? result.type] : [],
  );
  mark(spec, requests, 'x-sdk-request');
  mark(spec, [...responses, 'WebhookEvent'], 'x-sdk-response');
  for (const schema of Object.values(spec.components.schemas))
    if (schema['x-sdk-request'] && !schema['x-sdk-response']) closeEnums(spec, schema);
}

/**
 * A response can have a value that's newer than the SDK, but a request can't. The types of objects
 * that clients both receive and send stay open, so that an object can be sent back.
 */
function closeEnums(spec: Spec, {properties = {}}: Schema): void {
  for (const property of Object.values(properties)) {
    const {$ref} = property.items ?? property;
    if (!$ref || !resolveRef<Schema>(spec, {$ref}).enum) continue;
    const known = `Known${$ref.slice($ref.lastIndexOf('/') + 1)}`;
    property['x-sdk-sent'] = property.items
      ? {typescript: `Array<${known}>`, python: `Sequence[types.${known}]`}
      : {typescript: known, python: `types.${known}`};
  }
}

function mark(spec: Spec, names: string[], role: 'x-sdk-request' | 'x-sdk-response'): void {
  const nodes = names.map((name) => ({$ref: `#/components/schemas/${name}`}));
  for (const name of reachableSchemas(spec, nodes)) {
    const schema = spec.components.schemas[name];
    if (schema) schema[role] = true;
  }
}
