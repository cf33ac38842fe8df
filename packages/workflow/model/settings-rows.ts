import type {Setting} from '@docs/content-model/files';
import type {SettingsSchema} from './types';

/** A schema's settings as table rows. Nested fields have dotted names. */
export function settingsRows(schema: SettingsSchema, prefix = ''): Setting[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const row: Setting = {
      name,
      type: typeInWords(property),
      meaning: meaningOf(property),
      ...(property.default === undefined || property.default === null
        ? {}
        : {
            default:
              typeof property.default === 'string' && property.default
                ? property.default
                : JSON.stringify(property.default),
          }),
      ...(schema.required?.includes(key) ? {required: true} : {}),
    };
    return [
      row,
      ...settingsRows(property, `${name}.`),
      ...(property.items ? settingsRows(property.items, `${name}[].`) : []),
    ];
  });
}

const types: Record<string, string> = {
  string: 'string',
  integer: 'whole number',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'list',
};

function typeInWords(schema: SettingsSchema): string {
  if (schema.$ref) return schema.$ref;
  const names = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const words = names.map((type) => types[type] ?? type).join(' or ') || 'any';
  const limits = [
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength === 1 ? undefined : schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems === 0 ? undefined : schema.minItems, schema.maxItems, ''),
  ].filter(Boolean);
  const inner = schema.items?.properties
    ? ' of objects'
    : schema.items?.type
      ? ` of ${plural(typeInWords({type: schema.items.type}))}`
      : '';
  return [`${words}${inner}`, ...limits].join(', ');
}

const plural = (words: string) => words.replace(/(\w+)$/, '$1s');
const written = (value: number) => value.toLocaleString('en-US');

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined)
    return least === most
      ? `${written(least)}${unit}`
      : `${written(least)} to ${written(most)}${unit}`;
  if (most !== undefined) return `at most ${written(most)}${unit}`;
  return least === undefined ? '' : `at least ${written(least)}${unit}`;
}

/** The description, followed by the allowed values if it doesn't list them. */
function meaningOf({description = '', enum: values, oneOf}: SettingsSchema): string {
  const options = (oneOf ?? []).filter((option) => option.const !== undefined);
  if (options.length > 0) {
    const meanings = options.map(
      (option) =>
        `\`${String(option.const)}\`${option.description ? ` (${option.description})` : ''}`,
    );
    return `${description} ${meanings.join(', ')}.`;
  }
  const named = (values ?? []).map((value) => `\`${String(value)}\``);
  if (named.length === 0 || named.every((value) => description.includes(value))) return description;
  return `${description} One of ${named.join(', ')}.`;
}
