import type {World} from '../../types';
import {addDays, dateOf} from '../billing/calendar';
import {noMoney} from '../billing/money';
import {digitsOf, hexOf, vendor} from '../billing/vendor';
import {addAmounts} from './entitlement-amounts';
import {importCharges, keepFixedCharges} from './import-charges';
import {type RevenueRecord, revenueRecords} from './revenue-record';
import {daysToPay, invoiceDate, payoutDate} from './schedules';

/** The daily import of what the marketplaces charged, invoiced, and paid. */
export function importRevenue(world: World): void {
  const today = dateOf(world.now());
  const imports = world.store.collection('SandboxRevenueImport');
  if (imports.get('last')?.date === today) return;
  imports.put({id: 'last', date: today});
  keepFixedCharges(world, today);
  importCharges(world, today);
  for (const record of revenueRecords(world)) importInvoice(world, record);
  for (const record of revenueRecords(world)) importPayout(world, record);
}

function importInvoice(world: World, record: RevenueRecord): void {
  const date = invoiceDate(record.partner, record.date);
  if (record.invoiceDate !== undefined || date > dateOf(world.now())) return;
  const {grossAmount, collectableAmount} = record;
  world.update('REVENUE_RECORD', record.id, {
    taxAmount: noMoney(grossAmount.currency),
    invoicedAmount: grossAmount,
    invoiceDate: date,
    paymentDueDate: addDays(date, daysToPay),
  });
  addAmounts(world, record.entitlementId, {invoicedAmount: grossAmount, collectableAmount});
}

function importPayout(world: World, record: RevenueRecord): void {
  const {partner, paymentDueDate, collectableAmount} = record;
  if (record.disbursedAmount || paymentDueDate === undefined) return;
  const date = payoutDate(partner, paymentDueDate);
  if (date === undefined || date > dateOf(world.now())) return;
  const paid = world.update('REVENUE_RECORD', record.id, {
    disbursedAmount: collectableAmount,
    disbursementDate: date,
    ...reconciliationOf(record, date),
  });
  addAmounts(world, record.entitlementId, {disbursedAmount: collectableAmount});
  world.emit('revenue.disbursed', 'REVENUE_RECORD', paid);
}

/** A marketplace pays many records in one transfer. Google Cloud gives no IDs. */
function reconciliationOf({partner, reconciliation}: RevenueRecord, date: string) {
  const seed = `${partner} ${date}`;
  if (partner === 'GCP') return {};
  if (partner === 'AZURE')
    return {reconciliation: {...reconciliation, paymentId: digitsOf(seed, 10)}};
  return {
    reconciliation: {
      bankTraceId: `${date.replaceAll('-', '')}-${vendor.invoicePrefix}-${digitsOf(seed, 7)}`,
      disbursementEventId: uuidOf(seed),
    },
  };
}

function uuidOf(seed: string): string {
  const hex = hexOf(seed, 32);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
