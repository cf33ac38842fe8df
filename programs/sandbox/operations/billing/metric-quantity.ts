import type {BillableMetric, MetricFilter} from './entities';
import {type Decimal, decimal, larger, sum, whole, zero} from './money';

/** One billable record of a usage record group, with the group's time. */
export type MeteredRecord = {
  key: string;
  quantity?: string;
  properties?: Record<string, string>;
  timestamp: string;
};

/** The metric's result for one combination of values of its `groupBys`. */
export type MetricResult = {
  groupValues: Record<string, string>;
  quantity: Decimal;
  recordCount: number;
};

/** Filters, groups, and aggregates the records. A metric without groups always has one result. */
export function measure(metric: BillableMetric, records: MeteredRecord[]): MetricResult[] {
  const counted = records.filter(
    (record) => record.key === metric.key && isIncluded(metric, record),
  );
  if (metric.groupBys.length === 0) return [resultOf(metric, counted, {})];
  const groups = new Map<string, {values: Record<string, string>; records: MeteredRecord[]}>();
  for (const record of counted) {
    const values = groupValuesOf(metric, record);
    const id = JSON.stringify(values);
    const group = groups.get(id) ?? {values, records: []};
    groups.set(id, {values, records: [...group.records, record]});
  }
  return [...groups.values()].map((group) => resultOf(metric, group.records, group.values));
}

const resultOf = (
  metric: BillableMetric,
  records: MeteredRecord[],
  groupValues: Record<string, string>,
): MetricResult => ({
  groupValues,
  quantity: aggregate(metric, records),
  recordCount: records.length,
});

function aggregate({aggregationType, uniqueOnProperty}: BillableMetric, records: MeteredRecord[]) {
  const quantities = records.map(quantityOf);
  switch (aggregationType) {
    case 'COUNT':
      return whole(records.length);
    case 'UNIQUE_COUNT':
      return whole(distinctValues(records, uniqueOnProperty ?? '').size);
    case 'MAX':
      return quantities.reduce(larger, zero);
    case 'LAST':
      return lastQuantity(records);
    default:
      return sum(quantities);
  }
}

const distinctValues = (records: MeteredRecord[], property: string): Set<string> =>
  new Set(records.flatMap(({properties}) => properties?.[property] ?? []));

/** Of records with the same time, the one that was reported last counts. */
function lastQuantity(records: MeteredRecord[]): Decimal {
  const [first, ...others] = records;
  if (!first) return zero;
  return quantityOf(
    others.reduce((last, record) => (record.timestamp >= last.timestamp ? record : last), first),
  );
}

const quantityOf = ({quantity = '1'}: MeteredRecord): Decimal => decimal(quantity);

function groupValuesOf({groupBys}: BillableMetric, {properties = {}}: MeteredRecord) {
  return Object.fromEntries(
    groupBys.flatMap((name) => {
      const value = properties[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

const isIncluded = ({filterGroups}: BillableMetric, record: MeteredRecord): boolean =>
  filterGroups.every(({filters}) => filters.some((filter) => matches(filter, record)));

/** A record without the property matches only `NOT_EXISTS`. */
function matches(filter: MetricFilter, {properties = {}}: MeteredRecord): boolean {
  const actual = properties[filter.property];
  if (actual === undefined) return filter.operator === 'NOT_EXISTS';
  if (filter.operator === 'EXISTS') return true;
  const expected = filter.value ?? '';
  if (filter.valueType === 'NUMBER') return matchesNumber(filter.operator, actual, expected);
  return matchesText(filter.operator, actual, expected);
}

function matchesText(operator: string, actual: string, expected: string): boolean {
  switch (operator) {
    case 'EQ':
      return actual === expected;
    case 'NE':
      return actual !== expected;
    case 'CONTAINS':
      return actual.includes(expected);
    case 'NOT_CONTAINS':
      return !actual.includes(expected);
    default:
      return false;
  }
}

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

function matchesNumber(operator: string, actualText: string, expectedText: string): boolean {
  if (!isNumber(actualText) || !isNumber(expectedText)) return false;
  const actual = decimal(actualText);
  const expected = decimal(expectedText);
  const results: Record<string, boolean> = {
    EQ: actual === expected,
    NE: actual !== expected,
    GT: actual > expected,
    GTE: actual >= expected,
    LT: actual < expected,
    LTE: actual <= expected,
  };
  return results[operator] ?? matchesText(operator, actualText, expectedText);
}
