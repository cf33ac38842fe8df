import {dateRange} from '../../lists/date-range';
import {listReply} from '../../lists/list';
import {textOf} from '../../lists/text';
import type {Handler, JsonObject} from '../../types';
import {type Money, noMoney, plus} from '../billing/money';
import {requireMarketplace} from './partners';
import {type RevenueRecord, revenueRecords} from './revenue-record';

type Entry = {date: string; field: string; amount: Money};

/** The days on which a charge appears, each with its amounts. */
function entriesOf(record: RevenueRecord): Entry[] {
  const {invoiceDate, invoicedAmount, disbursementDate, disbursedAmount} = record;
  const {refundDate, refundedAmount} = record;
  return [
    {date: record.date, field: 'grossAmount', amount: record.grossAmount},
    {date: record.date, field: 'collectableAmount', amount: record.collectableAmount},
    {date: invoiceDate, field: 'invoicedAmount', amount: invoicedAmount},
    {date: disbursementDate, field: 'disbursedAmount', amount: disbursedAmount},
    {date: refundDate, field: 'refundedAmount', amount: refundedAmount},
  ].filter((entry): entry is Entry => entry.date !== undefined && entry.amount !== undefined);
}

function emptyRow(record: RevenueRecord, date: string, currency: string): JsonObject {
  const {partner, productId, entitlementId, buyerId} = record;
  return {
    date,
    partner,
    productId,
    entitlementId,
    buyerId,
    grossAmount: noMoney(currency),
    invoicedAmount: noMoney(currency),
    collectableAmount: noMoney(currency),
    disbursedAmount: noMoney(currency),
    refundedAmount: noMoney(currency),
  };
}

/** One row per day, entitlement, and currency on which money moved. */
function dailyRows(records: RevenueRecord[]): JsonObject[] {
  const rows = new Map<string, JsonObject>();
  for (const record of records) {
    for (const {date, field, amount} of entriesOf(record)) {
      const key = `${date} ${record.entitlementId} ${amount.currency}`;
      const row = rows.get(key) ?? emptyRow(record, date, amount.currency);
      rows.set(key, {...row, [field]: plus(row[field] as Money, amount)});
    }
  }
  return [...rows.values()].sort(newestDayFirst);
}

function newestDayFirst(a: JsonObject, b: JsonObject): number {
  const [first, second] = [a, b].map(({date}) => textOf(date)) as [string, string];
  if (first !== second) return first < second ? 1 : -1;
  return textOf(a.entitlementId) < textOf(b.entitlementId) ? -1 : 1;
}

export const listDailyRevenue: Handler = (call) => {
  requireMarketplace(call.query.partner);
  const {startDate, endDate} = dateRange(call);
  const rows = dailyRows(revenueRecords(call.world)).filter(
    ({date}) => textOf(date) >= startDate && textOf(date) <= endDate,
  );
  const position = ({date, entitlementId}: JsonObject) => ({date, entitlementId});
  return listReply(call, 'DailyRevenueRecord', {rows, position});
};
