import type {SettingsSchema} from '../model/types';

/** Adds the schema's defaults for missing fields. */
export function withDefaults(schema: SettingsSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => withDefaults(schema?.items, element));
  if (typeof value !== 'object' || value === null || !schema?.properties) return value;
  const defaults = Object.entries(schema.properties)
    .filter(([, property]) => property.default !== undefined)
    .map(([key, property]) => [key, property.default]);
  return {
    ...Object.fromEntries(defaults),
    ...Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        withDefaults(schema.properties?.[key], field),
      ]),
    ),
  };
}
