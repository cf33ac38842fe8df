import {resolveRef} from './operations';
import type {Schema, Spec} from './spec-types';

/**
 * Gives every event a schema whose `type` has one value. The files have one schema per entity,
 * because the events of an entity differ in nothing else. Those are replaced.
 */
export function addEventSchemas(spec: Spec): void {
  const replaced = new Set<string>();
  for (const [type, {post}] of Object.entries(spec.webhooks)) {
    const media = post?.requestBody?.content['application/json'];
    if (!post || !media?.schema?.$ref) continue;
    const shared = resolveRef<Schema>(spec, media.schema);
    const all = spec.components.schemas.EventType;
    const name = `${post.operationId.replace(/^on/, '')}Event`;
    if (name in spec.components.schemas) throw new Error(`Two schemas are named ${name}`);
    spec.components.schemas[name] = {
      ...shared,
      title: `${post.summary} event`,
      description: `Body of the event \`${type}\`.`,
      properties: {
        ...structuredClone(shared.properties),
        type: {
          type: 'string',
          description: `Always \`${type}\`.`,
          enum: [type],
          'x-enum-meanings': {[type]: all?.['x-enum-meanings']?.[type] ?? ''},
          example: type,
        },
      },
    };
    replaced.add(media.schema.$ref.slice(media.schema.$ref.lastIndexOf('/') + 1));
    media.schema = {$ref: `#/components/schemas/${name}`};
  }
  for (const name of replaced) Reflect.deleteProperty(spec.components.schemas, name);
}
