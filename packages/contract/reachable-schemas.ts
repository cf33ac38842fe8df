import {listOperations} from './operations';
import type {Spec} from './spec-types';

/** Names of the schemas that the nodes refer to, at any depth. */
export function reachableSchemas(spec: Spec, nodes: unknown[]): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref' || typeof value !== 'string') visit(value);
      else if (value.startsWith('#/components/schemas/')) {
        const name = value.slice(value.lastIndexOf('/') + 1);
        if (found.has(name)) continue;
        found.add(name);
        visit(spec.components.schemas[name]);
      }
    }
  };
  nodes.forEach(visit);
  return found;
}

/** Schemas that clients send. */
export const sentSchemas = (spec: Spec): Set<string> =>
  reachableSchemas(
    spec,
    listOperations(spec).map(({operation}) => [operation.requestBody, operation.parameters]),
  );

/** Schemas that clients receive, in responses and events. */
export const receivedSchemas = (spec: Spec): Set<string> =>
  reachableSchemas(spec, [
    ...listOperations(spec).map(({operation}) => operation.responses),
    ...Object.values(spec.components.responses),
    ...Object.values(spec.webhooks).map(({post}) => post?.requestBody),
  ]);
