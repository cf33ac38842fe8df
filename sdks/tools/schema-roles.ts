import {reachableSchemas, type SdkCallShape, type Spec} from '@docs/contract';

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
}

function mark(spec: Spec, names: string[], role: 'x-sdk-request' | 'x-sdk-response'): void {
  const nodes = names.map((name) => ({$ref: `#/components/schemas/${name}`}));
  for (const name of reachableSchemas(spec, nodes)) {
    const schema = spec.components.schemas[name];
    if (schema) schema[role] = true;
  }
}
