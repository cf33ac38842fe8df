import {ApiError} from '../../api-error';
import type {Call, Json, JsonObject} from '../../types';

export type SearchableField = {
  name: string;
  type: 'BOOLEAN' | 'DATE' | 'ENUM' | 'NUMBER' | 'STRING' | 'TIMESTAMP';
  operators: string[];
  isSortable: boolean;
  enumValues?: string[];
};

/** The fields that list-searchable-objects documents for the operation. */
function fieldsOf({world, slug}: Call): SearchableField[] {
  const objects = world.store.collection('SearchableObject').all();
  const object = objects.find(({operation}) => operation === slug);
  return (object?.fields ?? []) as unknown as SearchableField[];
}

/** A name that ends in `*` stands for every key of a map. */
export function searchableField(call: Call, name: string, pointer: string): SearchableField {
  const field = fieldsOf(call).find(
    (candidate) =>
      candidate.name === name ||
      (candidate.name.endsWith('.*') &&
        name.startsWith(candidate.name.slice(0, -1)) &&
        name.length >= candidate.name.length),
  );
  if (field) return field;
  throw new ApiError('unknown_field', {
    message: `The field ${name} doesn't exist in this query.`,
    details: [
      {
        location: 'BODY',
        field: pointer,
        code: 'unknown_field',
        message: "This field doesn't exist.",
      },
    ],
  });
}

/** The values of a field such as `metaInfo.crm.recordId`. Lists have several, and absent fields none. */
export function valuesOf(row: JsonObject, name: string): Json[] {
  let values: Json[] = [row];
  let rest = name;
  while (values.length > 0 && rest) {
    const [key, after] = nextKey(values, rest);
    values = values.flatMap((value) => membersOf(value, key));
    rest = after;
  }
  return values;
}

/** Keys of maps can contain periods, so a key that exists as a whole comes first. */
function nextKey(values: Json[], name: string): [string, string] {
  const isWhole = values.some(
    (value) => value !== null && typeof value === 'object' && Object.hasOwn(value, name),
  );
  const end = isWhole ? -1 : name.indexOf('.');
  return end < 0 ? [name, ''] : [name.slice(0, end), name.slice(end + 1)];
}

function membersOf(value: Json, key: string): Json[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  const member = Object.hasOwn(value, key) ? value[key] : undefined;
  if (member === undefined || member === null) return [];
  return Array.isArray(member) ? member : [member];
}
