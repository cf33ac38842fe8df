import {isObject} from '@docs/contract';
import type {RawRequest, RequestChecks} from '../../types';
import {checkForm, checkSize} from './form';

const operations = [
  'query-auditing-events',
  'query-contacts',
  'query-entitlements',
  'query-offers',
];

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
