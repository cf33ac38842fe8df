import {decimal} from '../billing/money';
import {timestamp as timestampOf} from '../dates';
import type {BillableRecord, Group, GroupInput} from './model';

type Usage = GroupInput & {entitlementId: string};

/** Whether a report has the same usage as a stored group. Without a timestamp, the time isn't compared. */
export function isRepeat(stored: Group, input: Usage): boolean {
  const {status, entitlementId, timestamp, billableRecords} = stored;
  const records = stored.sourceRecords ?? stored.records;
  const usage = {entitlementId, timestamp, records, billableRecords};
  return status !== 'DELETED' && isSameUsage({...input, ...usage}, input);
}

/** Whether two reports have the same usage. */
export function isSameUsage(first: Usage, second: Usage): boolean {
  const isSameTime =
    !first.timestamp ||
    !second.timestamp ||
    timestampOf(Date.parse(first.timestamp)) === timestampOf(Date.parse(second.timestamp));
  return (
    first.entitlementId === second.entitlementId && isSameTime && formOf(first) === formOf(second)
  );
}

/** The quantities as text, in which `1` and `1.0` are the same. */
function formOf({records, billableRecords}: GroupInput): string {
  const quantities = Object.entries(records ?? {}).map(([key, value]) => [key, numeric(value)]);
  return JSON.stringify([quantities.sort(), (billableRecords ?? []).map(recordForm)]);
}

const recordForm = ({key, quantity, properties = {}}: BillableRecord) => [
  key,
  quantity && numeric(quantity),
  Object.entries(properties).sort(),
];

const numeric = (value: string): string => decimal(value).toString();
