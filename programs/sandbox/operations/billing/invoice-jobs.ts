import type {World} from '../../types';
import {system} from './actors';
import {dateOf} from './calendar';
import {startCharge} from './charge';
import {type Invoice, allOf} from './entities';
import {isPositive} from './money';
import {defaultWalletOf} from './payments';

/** Issues the drafts whose grace period is over. */
export function issueDrafts(world: World): void {
  const today = dateOf(world.now());
  for (const {id, status, scheduledIssueDate} of allOf<Invoice>(world, 'Invoice')) {
    if (status !== 'DRAFT' || (scheduledIssueDate ?? today) > today) continue;
    world.move({entityType: 'INVOICE', id, to: 'ISSUED', by: 'CLOCK'});
  }
}

/** Charges the default wallets for the invoices that are due. A failed charge isn't repeated. */
export function chargeDueInvoices(world: World): void {
  const today = dateOf(world.now());
  for (const invoice of allOf<Invoice>(world, 'Invoice')) {
    const {status, paymentStatus, dueDate} = invoice;
    const isUnpaid = status === 'ISSUED' && paymentStatus === 'PENDING';
    if (isUnpaid && dueDate !== undefined && dueDate <= today) collect(world, invoice);
  }
}

function collect(world: World, invoice: Invoice): void {
  const move = {entityType: 'INVOICE', id: invoice.id, by: 'CLOCK'} as const;
  if (!isPositive(invoice.dueAmount)) {
    world.move({...move, to: 'PROCESSING'});
    world.move({...move, to: 'SUCCEEDED', by: 'PLATFORM'});
    return;
  }
  const wallet = defaultWalletOf(world, invoice);
  if (!wallet) {
    world.move({...move, to: 'FAILED'});
    return;
  }
  const payment = startCharge(world, invoice, wallet, {by: 'CLOCK', author: system});
  const changes = {paymentTransactionId: payment.id, updatedBy: system};
  world.move({...move, to: 'PROCESSING', changes});
}
