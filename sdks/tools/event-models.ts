import type {Schema, Spec} from '@docs/contract';

/**
 * One model per kind of data instead of one per event, and their union. The events of an entity
 * differ only in their type.
 */
export function groupEventModels({components: {schemas}}: Spec): void {
  const groups = new Map<string, {first: Schema; types: string[]}>();
  for (const [name, schema] of Object.entries(schemas)) {
    const {apiVersion, data, type} = schema.properties ?? {};
    if (!apiVersion || !data?.$ref || !type?.enum) continue;
    const group = groups.get(data.$ref) ?? {first: schema, types: []};
    group.types.push(...type.enum);
    groups.set(data.$ref, group);
    Reflect.deleteProperty(schemas, name);
  }
  const mapping: Record<string, string> = {};
  for (const [data, {first, types}] of groups) {
    const name = data.split('/').at(-1)?.replace(/Data$/, '') ?? '';
    schemas[name] = {...first, ...modelOf(name, first, types)};
    for (const type of types) mapping[type] = `#/components/schemas/${name}`;
  }
  schemas.WebhookEvent = {
    title: 'Webhook event',
    description: 'An event that Argosy sends to a webhook endpoint. Check `type` first.',
    oneOf: [...new Set(Object.values(mapping))].map(($ref) => ({$ref})),
    discriminator: {propertyName: 'type', mapping},
  };
}

function modelOf(name: string, first: Schema, types: string[]): Schema {
  return {
    title: name,
    description: `An event about this kind of object. Its \`type\` shows what happened.`,
    properties: {
      ...first.properties,
      type: {type: 'string', description: 'What happened.', enum: types.sort()},
    },
  };
}
