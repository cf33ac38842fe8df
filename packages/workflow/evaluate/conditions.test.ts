import {describe, expect, it} from 'vitest';
import {matches} from './conditions';

type Options = {ignoreCase?: boolean; looseTypes?: boolean};

/** `left` is a value. Undefined is the result of an expression that finds nothing. */
const evaluateCondition = (
  type: string,
  operator: string,
  left: unknown,
  right?: unknown,
  options: Options = {},
) =>
  matches({...options, rules: [{left, type: type as 'string', operator, right}]}, (value) => value);

/** type, operator, left, right, result */
const table: [string, string, unknown, unknown, boolean][] = [
  ['string', 'equals', 'AWS', 'AWS', true],
  ['string', 'equals', 'AWS', 'aws', false],
  ['string', 'contains', 'Cobalt Freight', 'Frei', true],
  ['string', 'contains', 'Cobalt Freight', 'frei', false],
  ['string', 'startsWith', 'offr_1', 'offr_', true],
  ['string', 'endsWith', 'a.pdf', '.pdf', true],
  ['string', 'matchesRegex', 'DD-2026-014', '^DD-\\d{4}', true],
  ['string', 'matchesRegex', 'xDDx', 'DD', true],
  ['string', 'isEmpty', '', undefined, true],
  ['string', 'isEmpty', ' ', undefined, false],
  ['string', 'exists', '', undefined, true],
  ['number', 'equals', 0, 0, true],
  ['number', 'greaterThan', 10000, 10000, false],
  ['number', 'greaterThanOrEqual', 10000, 10000, true],
  ['number', 'lessThan', -1, 0, true],
  ['number', 'lessThanOrEqual', 1, 0, false],
  ['number', 'exists', 0, undefined, true],
  ['dateTime', 'equals', '2026-03-01T00:00:00Z', '2026-03-01', true],
  ['dateTime', 'equals', '2026-03-01T01:00:00+01:00', '2026-03-01T00:00:00Z', true],
  ['dateTime', 'before', '2026-02-28', '2026-03-01', true],
  ['dateTime', 'beforeOrEqual', '2026-03-01', '2026-03-01', true],
  ['dateTime', 'after', '2026-03-01', '2026-03-01', false],
  ['dateTime', 'afterOrEqual', '2026-03-01', '2026-03-01', true],
  ['boolean', 'isTrue', true, undefined, true],
  ['boolean', 'isFalse', true, undefined, false],
  ['boolean', 'equals', false, false, true],
  ['array', 'isEmpty', [], undefined, true],
  ['array', 'contains', ['a', {b: 1, c: 2}], {c: 2, b: 1}, true],
  ['array', 'contains', ['a'], 'A', false],
  ['array', 'contains', [5], '5', false],
  ['array', 'lengthEquals', [1, 2], 2, true],
  ['array', 'lengthGreaterThan', [1, 2], 1, true],
  ['array', 'lengthGreaterThanOrEqual', [1], 1, true],
  ['array', 'lengthLessThan', [1, 2], 2, false],
  ['array', 'lengthLessThanOrEqual', [1, 2], 2, true],
  ['object', 'isEmpty', {}, undefined, true],
  ['object', 'isEmpty', {a: null}, undefined, false],
];

const negated: Record<string, string> = {
  exists: 'notExists',
  isEmpty: 'isNotEmpty',
  equals: 'notEquals',
  contains: 'notContains',
  startsWith: 'notStartsWith',
  endsWith: 'notEndsWith',
  matchesRegex: 'notMatchesRegex',
  lengthEquals: 'lengthNotEquals',
};

describe('operators', () => {
  it.each(table)('%s %s: %j, %j is %s', (type, operator, left, right, expected) => {
    expect(evaluateCondition(type, operator, left, right)).toBe(expected);
    const opposite = negated[operator];
    if (opposite) expect(evaluateCondition(type, opposite, left, right)).toBe(!expected);
  });

  it.each([undefined, null])(
    'treat %s as missing, so only negations and isEmpty are true',
    (left) => {
      for (const [type, operator, , right] of table) {
        expect(evaluateCondition(type, operator, left, right)).toBe(operator === 'isEmpty');
        const opposite = negated[operator];
        if (opposite)
          expect(evaluateCondition(type, opposite, left, right)).toBe(operator !== 'isEmpty');
      }
    },
  );
});

describe('types', () => {
  it.each([
    ['string', 'equals', 5, '5', "The left side isn't text: 5"],
    ['number', 'greaterThan', '120000.00', 1, 'The left side isn\'t a number: "120000.00"'],
    ['number', 'greaterThan', 1, '1', 'The right side isn\'t a number: "1"'],
    ['number', 'equals', 1, undefined, 'The right side is missing'],
    ['dateTime', 'before', '03/01/2026', '2026-03-01', "The left side isn't a date or time"],
    ['dateTime', 'before', '2026-02-30', '2026-03-01', "The left side isn't a date or time"],
    ['boolean', 'isTrue', 'true', undefined, "The left side isn't a boolean"],
    ['array', 'isEmpty', 'a', undefined, "The left side isn't a list"],
    ['object', 'isEmpty', [], undefined, "The left side isn't an object"],
    ['array', 'contains', [], null, 'The right side is missing'],
    ['string', 'matchesRegex', 'a', '[', "The pattern isn't a regular expression: ["],
  ])('%s %s of %j and %j fails', (type, operator, left, right, message) => {
    expect(() => evaluateCondition(type, operator, left, right)).toThrow(message);
  });

  it.each([
    ['string', 'equals', 5, '5'],
    ['number', 'greaterThan', ' 120000.00 ', 10000],
    ['number', 'equals', 1, '1e0'],
    ['dateTime', 'equals', 0, '1970-01-01'],
    ['boolean', 'isTrue', 'TRUE', undefined],
    ['boolean', 'isFalse', 0, undefined],
    ['array', 'contains', '["a"]', 'a'],
    ['array', 'contains', [5], '5'],
    ['object', 'isEmpty', '{}', undefined],
  ])('loose: %s %s of %j and %j is true', (type, operator, left, right) => {
    expect(evaluateCondition(type, operator, left, right, {looseTypes: true})).toBe(true);
  });

  it.each([
    ['string', {}],
    ['number', '12 USD'],
    ['number', ''],
    ['number', true],
    ['boolean', 'yes'],
    ['array', 'a, b'],
    ['object', '[]'],
  ])("loose: %s can't be converted from %j", (type, left) => {
    const operator = type === 'boolean' ? 'isTrue' : type === 'number' ? 'equals' : 'isEmpty';
    expect(() => evaluateCondition(type, operator, left, 1, {looseTypes: true})).toThrow(
      "The left side isn't",
    );
  });
});

describe('options', () => {
  it('ignore case in text, patterns, and lists', () => {
    const options = {ignoreCase: true};
    expect(evaluateCondition('string', 'equals', 'AWS', 'aws', options)).toBe(true);
    expect(evaluateCondition('string', 'matchesRegex', 'AWS', '^aw', options)).toBe(true);
    expect(evaluateCondition('array', 'contains', ['AWS'], 'aws', options)).toBe(true);
    expect(evaluateCondition('string', 'notEquals', 'AWS', 'aws', options)).toBe(false);
  });

  it('combine rules and stop as soon as the result is known', () => {
    const yes = {left: 1, type: 'number' as const, operator: 'exists'};
    const no = {...yes, operator: 'notExists'};
    const fails = {...yes, operator: 'greaterThan', right: 'x'};
    const run = (combine: 'AND' | 'OR', ...rules: (typeof fails | typeof yes)[]) =>
      matches({combine, rules}, (value) => value);
    expect(run('AND', yes, no)).toBe(false);
    expect(run('OR', no, yes)).toBe(true);
    expect(run('OR', no, no)).toBe(false);
    expect(run('AND', no, fails)).toBe(false);
    expect(run('OR', yes, fails)).toBe(true);
    expect(() => run('AND', yes, fails)).toThrow("The right side isn't a number");
  });
});
