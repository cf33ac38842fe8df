import type {SettingsSchema} from '../../../src/content-model/workflow/types';

/** The value with the defaults of its schema where it says nothing. */
export function withDefaults(schema: SettingsSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withDefaults(schema?.items, one));
  if (typeof value !== 'object' || value === null || !schema?.properties) return value;
  const defaults = Object.entries(schema.properties)
    .filter(([, one]) => one.default !== undefined)
    .map(([key, one]) => [key, one.default]);
  return {
    ...Object.fromEntries(defaults),
    ...Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withDefaults(schema.properties?.[key], one)]),
    ),
  };
}
