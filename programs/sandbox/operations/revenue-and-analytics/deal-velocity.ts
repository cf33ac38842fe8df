import {dateRange} from '../../lists/date-range';
import {textOf} from '../../lists/text';
import type {Handler, JsonObject} from '../../types';
import {firstOfMonth} from '../billing/calendar';
import {isWithin} from './cosell-metrics';
import {type DealStep, dealSteps, stepNames} from './deal-steps';
import {grouped} from './grouped';
import {byMarketplace, requireMarketplace} from './partners';

type Grouping = {
  field: string;
  keyOf: (step: DealStep) => string;
  compare: (a: string, b: string) => number;
};

const alphabetically = (a: string, b: string): number => (a < b ? -1 : 1);

const groupings: Record<string, Grouping> = {
  PARTNER: {field: 'partner', keyOf: ({partner}) => partner, compare: byMarketplace},
  PRODUCT: {field: 'productId', keyOf: ({productId}) => productId, compare: alphabetically},
  MONTH: {
    field: 'monthStartDate',
    keyOf: ({endedAt}) => firstOfMonth(endedAt.slice(0, 10)),
    compare: alphabetically,
  },
};

export function median(sorted: number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** The smallest value that at least 90% of the values don't exceed. */
export const percentile90 = (sorted: number[]): number =>
  sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0;

function statistics(steps: DealStep[]): JsonObject[] {
  return stepNames.flatMap((step) => {
    const days = steps
      .filter((finished) => finished.step === step)
      .map((finished) => finished.days);
    if (days.length === 0) return [];
    const sorted = days.sort((a, b) => a - b);
    return [
      {
        step,
        medianDays: median(sorted).toFixed(1),
        p90Days: percentile90(sorted).toFixed(1),
        dealCount: sorted.length,
      },
    ];
  });
}

export const getDealVelocity: Handler = (call) => {
  const {world, query} = call;
  const {partner, groupBy = 'PARTNER'} = query;
  requireMarketplace(partner);
  const period = dateRange(call);
  const {field, keyOf, compare} = groupings[textOf(groupBy)] as Grouping;
  const steps = dealSteps(world).filter(
    (step) => isWithin(period, step.endedAt) && (partner === undefined || step.partner === partner),
  );
  const groups = [...grouped(steps, keyOf)]
    .sort(([a], [b]) => compare(a, b))
    .map(([key, finished]) => ({[field]: key, steps: statistics(finished)}));
  return {body: {...period, groupBy, groups}};
};
