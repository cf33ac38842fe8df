import {ApiError} from '../errors';
import {type Call, type Json, type JsonObject, textOf} from '../types';

export type Condition = {field: string; op: string; value?: string; values?: string[]};

/** Checks a condition once, and returns the comparison for each row. */
export function conditionTest(
  call: Call,
  condition: Condition,
  pointer: string,
): (row: JsonObject) => boolean {
  const field = searchableField(call, condition.field, `${pointer}/field`);
  checkOperator(field, condition, pointer);
  checkForm(condition, pointer);
  const expected = condition.values ?? [condition.value ?? ''];
  checkValues(field, condition, expected, pointer);
  return (row) => compare(field, condition.op, valuesOf(row, condition.field), expected);
}

function checkOperator(field: SearchableField, condition: Condition, pointer: string): void {
  const {field: name, op} = condition;
  if (!field.operators.includes(op)) {
    throw new ApiError('unsupported_operator', {
      message: `The field ${name} doesn't support the operator ${op}.`,
      details: [problem(`${pointer}/op`, 'enum', `Must be ${listed(field.operators)}.`)],
    });
  }
}

const decimal = /^-?\d+(\.\d+)?$/;
const date = /^\d{4}-\d{2}-\d{2}$/;
const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const forms: Record<string, {test: (value: string) => boolean; message: string}> = {
  BOOLEAN: {test: (value) => ['true', 'false'].includes(value), message: 'Must be true or false.'},
  DATE: {
    test: (value) => date.test(value) && !Number.isNaN(Date.parse(value)),
    message: 'Must be a date, such as 2026-03-14.',
  },
  NUMBER: {test: (value) => decimal.test(value), message: 'Must be a decimal number.'},
  TIMESTAMP: {
    test: (value) => timestamp.test(value) && !Number.isNaN(Date.parse(value)),
    message: 'Must be a time, such as 2026-03-14T10:00:00Z.',
  },
};

function checkValues(
  field: SearchableField,
  {op, values}: Condition,
  expected: string[],
  pointer: string,
): void {
  const form = op === 'EXISTS' ? forms.BOOLEAN : formOf(field);
  const index = expected.findIndex((value) => form && !form.test(value));
  if (index < 0 || !form) return;
  throw new ApiError('validation_failed', {
    message: 'The request has 1 invalid field.',
    details: [
      problem(`${pointer}/${values ? `values/${index}` : 'value'}`, 'format', form.message),
    ],
  });
}

function formOf({type, enumValues}: SearchableField): (typeof forms)[string] | undefined {
  if (!enumValues) return forms[type];
  return {
    test: (value) => enumValues.includes(value),
    message: `Must be ${listed(enumValues)}.`,
  };
}

function compare(field: SearchableField, op: string, actual: Json[], expected: string[]): boolean {
  const some = (test: (order: number) => boolean): boolean =>
    actual.some((value) => expected.some((other) => test(order(field, value, other))));
  const [text = ''] = expected.map((value) => value.toLowerCase());
  const tests: Record<string, () => boolean> = {
    EQ: () => some((difference) => difference === 0),
    IN: () => some((difference) => difference === 0),
    NE: () => !some((difference) => difference === 0),
    NOT_IN: () => !some((difference) => difference === 0),
    GT: () => some((difference) => difference > 0),
    GTE: () => some((difference) => difference >= 0),
    LT: () => some((difference) => difference < 0),
    LTE: () => some((difference) => difference <= 0),
    CONTAINS: () => actual.some((value) => textOf(value).toLowerCase().includes(text)),
    STARTS_WITH: () => actual.some((value) => textOf(value).toLowerCase().startsWith(text)),
    EXISTS: () => actual.length > 0 === (text === 'true'),
  };
  return tests[op]?.() ?? false;
}

/** Negative if the first value is smaller or earlier. */
export function order({type}: SearchableField, first: Json, second: Json): number {
  if (type === 'NUMBER') return Number(first) - Number(second);
  if (type === 'TIMESTAMP') return Date.parse(textOf(first)) - Date.parse(textOf(second));
  const [a, b] = [textOf(first), textOf(second)];
  return a < b ? -1 : Number(a > b);
}

const problem = (
  field: string,
  code: string,
  message: string,
): {location: 'BODY'; field: string; code: string; message: string} => ({
  location: 'BODY',
  field,
  code,
  message,
});

/** Names in a sentence: `EQ, NE, or IN`. */
export function listed(names: string[]): string {
  if (names.length < 3) return names.join(' or ');
  return `${names.slice(0, -1).join(', ')}, or ${names.at(-1) ?? ''}`;
}

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

const mostConditions = 50;

const withList = ['IN', 'NOT_IN'];

const withoutList = ['EQ', 'NE', 'GT', 'GTE', 'LT', 'LTE', 'CONTAINS', 'STARTS_WITH', 'EXISTS'];

export function checkSize(count: number): void {
  if (count <= mostConditions) return;
  throw new ApiError('query_too_complex', {
    message: `The query has ${count} conditions. The limit is ${mostConditions}.`,
  });
}

/** An operator compares with either one value or a list of values. */
export function checkForm(condition: object, pointer: string): void {
  const {op, value, values} = condition as {op?: unknown; value?: unknown; values?: unknown};
  const isMisused = (needed: unknown, other: unknown): boolean =>
    other !== undefined || needed === undefined;
  if (withList.some((name) => name === op) && isMisused(values, value)) {
    throw wrongForm(op as string, 'values', 'value', pointer);
  }
  if (withoutList.some((name) => name === op) && isMisused(value, values)) {
    throw wrongForm(op as string, 'value', 'values', pointer);
  }
}

const wrongForm = (op: string, needed: string, other: string, pointer: string): ApiError =>
  new ApiError('unsupported_operator', {
    message: `The operator ${op} needs ${needed} instead of ${other}.`,
    details: [
      {
        location: 'BODY',
        field: `${pointer}/${needed}`,
        code: 'required',
        message: `Must be present, without ${other}.`,
      },
    ],
  });
