import {convert, type ValueType} from './convert';
import {NodeError} from './types';
import {asText, equal, isMissing} from './values';

type Rule = {left: unknown; type: ValueType; operator: string; right?: unknown};

export type Conditions = {
  combine?: 'AND' | 'OR';
  ignoreCase?: boolean;
  looseTypes?: boolean;
  rules: Rule[];
};

type Resolve = (value: unknown) => unknown;
type Options = {ignoreCase: boolean; loose: boolean};

/** Each negated operator is the opposite of another. */
const negations: Record<string, string> = {
  notExists: 'exists',
  isNotEmpty: 'isEmpty',
  notEquals: 'equals',
  notContains: 'contains',
  notStartsWith: 'startsWith',
  notEndsWith: 'endsWith',
  notMatchesRegex: 'matchesRegex',
  lengthNotEquals: 'lengthEquals',
};

const compare: Record<string, (left: number, right: number) => boolean> = {
  equals: (left, right) => left === right,
  greaterThan: (left, right) => left > right,
  greaterThanOrEqual: (left, right) => left >= right,
  lessThan: (left, right) => left < right,
  lessThanOrEqual: (left, right) => left <= right,
  after: (left, right) => left > right,
  afterOrEqual: (left, right) => left >= right,
  before: (left, right) => left < right,
  beforeOrEqual: (left, right) => left <= right,
};

/** Evaluates the rules in order and stops as soon as the result is known. */
export function matches(
  {combine = 'AND', ignoreCase = false, looseTypes = false, rules}: Conditions,
  resolve: Resolve,
): boolean {
  const holds = (rule: Rule) => evaluateRule(rule, resolve, {ignoreCase, loose: looseTypes});
  return combine === 'AND' ? rules.every(holds) : rules.some(holds);
}

function evaluateRule(rule: Rule, resolve: Resolve, options: Options): boolean {
  const operator = negations[rule.operator] ?? rule.operator;
  const result = test(operator, rule, resolve, options);
  return operator === rule.operator ? result : !result;
}

function test(operator: string, rule: Rule, resolve: Resolve, options: Options): boolean {
  const resolved = resolve(rule.left);
  if (operator === 'exists') return !isMissing(resolved);
  if (isMissing(resolved)) return operator === 'isEmpty';
  const left = convert(resolved, rule.type, options.loose, 'left');
  const right = (type: ValueType) => convert(resolve(rule.right), type, options.loose, 'right');
  if (operator === 'isEmpty') return Object.keys(left as object).length === 0;
  if (operator === 'isTrue') return left === true;
  if (operator === 'isFalse') return left === false;
  if (rule.type === 'boolean') return left === right('boolean');
  if (rule.type === 'string')
    return testText(operator, left as string, right('string') as string, options);
  if (rule.type === 'array') {
    if (operator === 'contains') return includes(left as unknown[], resolve(rule.right), options);
    const name = operator.replace(/^length(.)/, (_, first: string) => first.toLowerCase());
    return compared(name, (left as unknown[]).length, right('number') as number);
  }
  return compared(operator, left as number, right(rule.type) as number);
}

function compared(operator: string, left: number, right: number): boolean {
  const run = compare[operator];
  if (!run) throw new NodeError(`There's no operator ${operator} for this type`);
  return run(left, right);
}

function testText(operator: string, left: string, right: string, {ignoreCase}: Options): boolean {
  if (operator === 'matchesRegex') return pattern(right, ignoreCase).test(left);
  const fold = (text: string) => (ignoreCase ? text.toLowerCase() : text);
  const [text, operand] = [fold(left), fold(right)];
  switch (operator) {
    case 'equals':
      return text === operand;
    case 'contains':
      return text.includes(operand);
    case 'startsWith':
      return text.startsWith(operand);
    case 'endsWith':
      return text.endsWith(operand);
    default:
      throw new NodeError(`There's no operator ${operator} for text`);
  }
}

function pattern(source: string, ignoreCase: boolean): RegExp {
  try {
    return new RegExp(source, ignoreCase ? 'iu' : 'u');
  } catch {
    throw new NodeError(`The pattern isn't a regular expression: ${source}`);
  }
}

function includes(list: unknown[], wanted: unknown, {ignoreCase, loose}: Options): boolean {
  if (isMissing(wanted)) throw new NodeError('The right side is missing');
  const same = (value: unknown): unknown => {
    const plain = loose && typeof value !== 'object' ? asText(value) : value;
    return ignoreCase && typeof plain === 'string' ? plain.toLowerCase() : plain;
  };
  return list.some((value) => equal(same(value), same(wanted)));
}
