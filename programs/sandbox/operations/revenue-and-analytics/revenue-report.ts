import {ApiError} from '../../api-error';
import {dateRange} from '../../lists/date-range';
import {textOf} from '../../lists/text';
import type {Call, Handler, JsonObject} from '../../types';
import {addDays, firstOfMonth} from '../billing/calendar';
import {type Money, plus} from '../billing/money';
import {byMarketplace, requireMarketplace, withoutPayouts} from './partners';
import {type RevenueRecord, revenueRecords} from './revenue-record';

type Amount = {date?: string; amount?: Money};

/** The report type determines the amount and the date that counts. */
const amounts: Record<string, (record: RevenueRecord) => Amount> = {
  GROSS_AMOUNT: ({date, grossAmount}) => ({date, amount: grossAmount}),
  COLLECTABLE_AMOUNT: ({date, collectableAmount}) => ({date, amount: collectableAmount}),
  INVOICED_AMOUNT: ({invoiceDate, invoicedAmount}) => ({date: invoiceDate, amount: invoicedAmount}),
  DISBURSED_AMOUNT: ({disbursementDate, disbursedAmount}) => ({
    date: disbursementDate,
    amount: disbursedAmount,
  }),
};

/** The first day of the interval that contains a day. */
export const intervalStarts: Record<string, (date: string) => string> = {
  DAY: (date) => date,
  WEEK: (date) => addDays(date, -((new Date(Date.parse(date)).getUTCDay() + 6) % 7)),
  MONTH: firstOfMonth,
  QUARTER: (date) => {
    const month = Math.floor((Number(date.slice(5, 7)) - 1) / 3) * 3 + 1;
    return `${date.slice(0, 5)}${String(month).padStart(2, '0')}-01`;
  },
};

type Row = {startDate: string; partner: string; amount: Money; recordCount: number};

function rowsOf(call: Call, interval: string): Row[] {
  const {startDate, endDate} = dateRange({...call, query: call.body as Call['query']});
  const amountOf = amounts[textOf(call.body.reportType)];
  const rows = new Map<string, Row>();
  for (const record of revenueRecords(call.world).filter(matching(call.body))) {
    const {date, amount} = amountOf?.(record) ?? {};
    if (date === undefined || !amount || date < startDate || date > endDate) continue;
    const start = intervalStarts[interval]?.(date) ?? date;
    const key = `${start} ${record.partner} ${amount.currency}`;
    const row = rows.get(key);
    rows.set(key, {
      startDate: start,
      partner: record.partner,
      amount: row ? plus(row.amount, amount) : amount,
      recordCount: (row?.recordCount ?? 0) + 1,
    });
  }
  return [...rows.values()].sort(oldestFirst);
}

const matching =
  ({partners, productIds, buyerIds, entitlementIds}: JsonObject) =>
  (record: RevenueRecord): boolean =>
    [
      [partners, record.partner],
      [productIds, record.productId],
      [buyerIds, record.buyerId],
      [entitlementIds, record.entitlementId],
    ].every(([values, value]) => !Array.isArray(values) || values.includes(value ?? null));

function oldestFirst(a: Row, b: Row): number {
  if (a.startDate !== b.startDate) return a.startDate < b.startDate ? -1 : 1;
  return byMarketplace(a.partner, b.partner) || (a.amount.currency < b.amount.currency ? -1 : 1);
}

/** Currencies aren't converted, so each has its own total. */
function totalsOf(rows: Row[]): Money[] {
  const totals = new Map<string, Money>();
  for (const {amount} of rows) {
    const known = totals.get(amount.currency);
    totals.set(amount.currency, known ? plus(known, amount) : amount);
  }
  return [...totals.values()];
}

function requireAvailable({reportType, partners}: JsonObject): void {
  const chosen = (partners ?? []) as string[];
  chosen.forEach(requireMarketplace);
  const isUnavailable =
    reportType === 'DISBURSED_AMOUNT' &&
    chosen.length > 0 &&
    chosen.every((partner) => withoutPayouts.includes(partner));
  if (!isUnavailable) return;
  const message = `DISBURSED_AMOUNT isn't available for ${chosen.join(' and ')}.`;
  throw new ApiError('unknown_report_type', {message});
}

export const getRevenueReport: Handler = (call) => {
  const {reportType, interval = 'DAY', startDate, endDate} = call.body;
  requireAvailable(call.body);
  const rows = rowsOf(call, textOf(interval));
  return {body: {reportType, interval, startDate, endDate, rows, totals: totalsOf(rows)}};
};
