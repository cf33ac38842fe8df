import {isObject} from '@docs/contract';
import {ApiError} from '../errors';
import type {Call, JsonObject, RawRequest, RequestChecks} from '../types';
import {
  checkForm,
  checkSize,
  type Condition,
  conditionTest,
  listed,
  order,
  searchableField,
  valuesOf,
} from './condition';

type Filter = ({type: 'CONDITION'} & Condition) | {type: 'ANY'; conditions: Condition[]};
type Sort = {field: string; direction: 'ASC' | 'DESC'};

const filtersOf = ({body}: Call): Filter[] => (body.filters ?? []) as unknown as Filter[];

/** Every condition of a query, also those in groups. */
const conditionsOf = (call: Call): Condition[] =>
  filtersOf(call).flatMap((filter) => (filter.type === 'ANY' ? filter.conditions : [filter]));

/** The query as a test of rows. All filters must be true, and in a group at least one condition. */
export function matchesQuery(call: Call): {
  matches: (row: JsonObject) => boolean;
  asksForDeleted: boolean;
} {
  const conditions = conditionsOf(call);
  checkSize(conditions.length);
  const tests = filtersOf(call).map((filter, index) => {
    const pointer = `/filters/${index}`;
    if (filter.type !== 'ANY') return conditionTest(call, filter, pointer);
    const group = filter.conditions.map((condition, position) =>
      conditionTest(call, condition, `${pointer}/conditions/${position}`),
    );
    return (row: JsonObject) => group.some((test) => test(row));
  });
  return {
    matches: (row) => tests.every((test) => test(row)),
    asksForDeleted: conditions.some(
      ({field, op, value, values = [value]}) =>
        field === 'status' && ['EQ', 'IN'].includes(op) && values.includes('DELETED'),
    ),
  };
}

/** Rows without a value come last in both directions. */
export function sortRows<T extends JsonObject>(call: Call, rows: T[]): T[] {
  const sorts = ((call.body.sort ?? []) as Sort[]).map(({field: name, direction}, index) => {
    const field = searchableField(call, name, `/sort/${index}/field`);
    if (!field.isSortable) throw notSortable(call, name, index);
    return {name, field, sign: direction === 'ASC' ? 1 : -1};
  });
  return [...rows].sort((a, b) => {
    for (const {name, field, sign} of sorts) {
      const [first] = valuesOf(a, name);
      const [second] = valuesOf(b, name);
      if (first === undefined && second === undefined) continue;
      if (first === undefined) return 1;
      if (second === undefined) return -1;
      const difference = order(field, first, second);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  });
}

function notSortable(call: Call, name: string, index: number): ApiError {
  const objects = call.world.store.collection('SearchableObject').all();
  const fields = objects.find(({operation}) => operation === call.slug)?.fields ?? [];
  const sortable = (fields as unknown as {name: string; isSortable: boolean}[])
    .filter(({isSortable}) => isSortable)
    .map((field) => field.name);
  return new ApiError('validation_failed', {
    message: `Rows can't be sorted by ${name}.`,
    details: [
      {
        location: 'BODY',
        field: `/sort/${index}/field`,
        code: 'enum',
        message: `Must be ${listed(sortable)}.`,
      },
    ],
  });
}

const operations = ['query-contacts', 'query-entitlements', 'query-offers'];

/** Every condition of a body before its validation, by its pointer. */
function conditionsIn(body: unknown): Map<string, object> {
  const conditions = new Map<string, object>();
  const filters: unknown = isObject(body) ? body.filters : undefined;
  if (!Array.isArray(filters)) return conditions;
  filters.forEach((filter: unknown, index) => {
    if (!isObject(filter)) return;
    if (!Array.isArray(filter.conditions)) conditions.set(`/filters/${index}`, filter);
    else {
      filter.conditions.forEach((condition, position) => {
        if (isObject(condition)) {
          conditions.set(`/filters/${index}/conditions/${position}`, condition);
        }
      });
    }
  });
  return conditions;
}

function checkQuery({body}: RawRequest): void {
  const conditions = conditionsIn(body);
  checkSize(conditions.size);
  for (const [pointer, condition] of conditions) checkForm(condition, pointer);
}

/** A query has its own codes for what the schema of its body rejects as well. */
export const queryChecks: RequestChecks = Object.fromEntries(
  operations.map((slug) => [slug, checkQuery]),
);
