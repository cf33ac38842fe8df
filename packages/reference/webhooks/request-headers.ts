import {type Operation, resolveRef, type Spec} from '@docs/contract';
import type {Property, SchemaWalker} from '../schema-tree';

/** The headers of a webhook request. All events have the same ones. */
export function requestHeaders(
  spec: Spec,
  walker: SchemaWalker,
  event: Operation | undefined,
): Property[] {
  const headers = (event?.parameters ?? []).map((parameter) => resolveRef(spec, parameter));
  return headers.map((parameter) => {
    const own = parameter as {description?: string; example?: unknown};
    const property = walker.property(
      parameter.name,
      parameter.schema ?? {},
      ['header', parameter.name],
      Boolean(parameter.required),
    );
    return {
      ...property,
      description: own.description ?? property.description,
      example: own.example ?? property.example,
    };
  });
}
