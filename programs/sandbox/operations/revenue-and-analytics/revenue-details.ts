import {listReply} from '../../lists/list';
import type {Handler, JsonObject, World} from '../../types';
import {dateOf, firstOfMonth} from '../billing/calendar';
import {computedDetails} from './computed-details';
import {requireMarketplace} from './partners';
import {type RevenueRecord, revenueRecords} from './revenue-record';
import {payoutDate} from './schedules';

/** The sample data's rows, and rows for the records that came later. */
function rowsOf(world: World): JsonObject[] {
  const records = revenueRecords(world);
  const stored = world.store.collection('RevenueRecordDetail').all();
  const known = new Set(stored.map(({revenueRecordId}) => revenueRecordId));
  const sample = stored.map(({id: _, ...row}): JsonObject => row);
  const later = records
    .filter(({id}) => !known.has(id))
    .flatMap((record) => computedDetails(world, record));
  return [...sample, ...later].map((row) => withPayout(world, row, records)).sort(newestFirst);
}

/** An Azure earning is one row, whose status follows the payment. */
function withPayout(world: World, row: JsonObject, records: RevenueRecord[]): JsonObject {
  const record = records.find(({id}) => id === row.revenueRecordId);
  if (row.partner !== 'AZURE' || !record) return row;
  const {paymentId} = record.reconciliation ?? {};
  return {...row, payoutStatus: payoutStatus(world, record), ...(paymentId && {paymentId})};
}

function payoutStatus(world: World, record: RevenueRecord): string {
  if (record.disbursementDate !== undefined) return 'SENT';
  const {partner, paymentDueDate} = record;
  const date = paymentDueDate === undefined ? undefined : payoutDate(partner, paymentDueDate);
  const isNext = date !== undefined && dateOf(world.now()) >= firstOfMonth(date);
  return isNext ? 'UPCOMING' : 'UNPROCESSED';
}

/** What identifies a row of a marketplace. Not every marketplace gives its rows an ID. */
const identify = ({billingEventId, earningId, revenueRecordId}: JsonObject): JsonObject => {
  if (billingEventId !== undefined) return {billingEventId};
  return earningId === undefined ? {revenueRecordId} : {earningId};
};

const sortKey = (row: JsonObject): string =>
  [row.date, ...Object.values(identify(row))].map(String).join(' ');

const newestFirst = (a: JsonObject, b: JsonObject): number => (sortKey(a) < sortKey(b) ? 1 : -1);

export const listRevenueDetails: Handler = (call) => {
  requireMarketplace(call.query.partner);
  return listReply(call, 'RevenueRecordDetail', {
    rows: rowsOf(call.world),
    dateField: 'date',
    position: (row) => ({date: row.date, ...identify(row)}),
  });
};
