import type {Property, SchemaWalker} from '../schema-tree';
import {mediaOf, type WebhookEventModel} from './events';

export type Payload = {name: string; properties: Property[]};

/** Events of the same entity differ only in their type, so their payload is described once. */
export function payloadsOf(events: WebhookEventModel[], walker: SchemaWalker): Payload[] {
  const first = new Map<string, WebhookEventModel>();
  for (const event of events) {
    if (!first.has(event.payload)) first.set(event.payload, event);
  }
  return [...first].map(([name, {type, operation}]) => {
    const properties = walker
      .body(mediaOf(operation)?.schema ?? {}, name)
      .children.map((property) =>
        property.name === 'type'
          ? {...property, description: `Type of the event, such as \`${type}\`.`, enumValues: []}
          : property,
      );
    return {name, properties};
  });
}
