import {ApiError} from '../../api-error';

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
