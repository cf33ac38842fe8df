import {ApiError} from '../api-error';
import type {Call, Json} from '../types';
import type {Row} from './filters';

const day = 86_400_000;
const longestRange = 366;
const defaultRange = 30;

/** The days of `startDate` and `endDate`, both included, with the documented defaults. */
export function dateRange(call: Call): {startDate: string; endDate: string} {
  const endDate = textOf(call.query.endDate) ?? call.world.now().slice(0, 10);
  const startDate =
    textOf(call.query.startDate) ?? dateOf(Date.parse(endDate) - defaultRange * day);
  const days = (Date.parse(endDate) - Date.parse(startDate)) / day;
  if (days < 0) {
    throw new ApiError('date_range_too_wide', {
      message: `The endDate ${endDate} is before the startDate ${startDate}.`,
    });
  }
  if (days > longestRange) {
    throw new ApiError('date_range_too_wide', {
      message: `The date range covers ${days} days. The limit is ${longestRange}.`,
    });
  }
  return {startDate, endDate};
}

/** Rows of the period, if the operation has one. Operations without these parameters list all. */
export function inDateRange(call: Call, rows: Row[], field: string): Row[] {
  if (!operationsWithDates.has(call.slug)) return rows;
  const {startDate, endDate} = dateRange(call);
  return rows.filter((row) => {
    const date = textOf(row[field])?.slice(0, 10);
    return date !== undefined && date >= startDate && date <= endDate;
  });
}

/** These default to the last 30 days, so the parameters matter even if a request has neither. */
const operationsWithDates = new Set([
  'list-notification-events',
  'list-notification-messages',
  'list-revenue-record-details',
  'list-revenue-records',
  'list-usage-record-groups',
  'list-usage-record-reports',
]);

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
