import type {JsonObject, Mover, World} from '../../types';
import {type CalendarDate, addBusinessDays, addDays, dateOf} from './calendar';
import {type Buyer, type Invoice, type Payment, type Wallet, allOf, related} from './entities';
import {noMoney} from './money';
import {adyenFee} from './provider-data';
import {declineOf} from './test-payment-methods';

export const isOpen = ({status}: {status: string}): boolean =>
  status === 'PENDING' || status === 'PROCESSING';

/** Starts a charge. The invoice and its latest payment change together. */
export function startCharge(
  world: World,
  invoice: Invoice,
  wallet: Wallet,
  cause: {by: Mover; operation?: string; author?: JsonObject},
): Payment {
  const {author, ...move} = cause;
  const {integrationId} = related<Buyer>(world, 'Buyer', invoice.buyerId);
  const now = world.now();
  const payment = {
    id: world.newId('pay'),
    orgId: invoice.orgId,
    status: 'PENDING',
    amount: invoice.dueAmount,
    refundedAmount: noMoney(invoice.dueAmount.currency),
    partner: invoice.partner,
    integrationId,
    buyerId: invoice.buyerId,
    entitlementId: invoice.entitlementId,
    invoiceId: invoice.id,
    walletId: wallet.id,
    walletType: wallet.type,
    createdAt: now,
    ...(author && {createdBy: author}),
    updatedAt: now,
  };
  return world.create('PAYMENT_TRANSACTION', payment, move) as Payment;
}

/** Moves a payment on as far as the provider would by now. */
export function settlePayment(world: World, id: string): void {
  const payment = related<Payment>(world, 'PaymentTransaction', id);
  if (payment.status === 'PENDING') accept(world, payment);
  const accepted = related<Payment>(world, 'PaymentTransaction', id);
  if (accepted.status === 'PROCESSING' && confirmationDate(accepted) <= dateOf(world.now())) {
    confirm(world, accepted);
  }
}

/** No provider is involved if the buyer pays with credit. */
function accept(world: World, {id, walletType}: Payment): void {
  const entityType = 'PAYMENT_TRANSACTION';
  if (walletType === 'CREDIT') world.move({entityType, id, to: 'SUCCEEDED', by: 'PLATFORM'});
  else world.move({entityType, id, to: 'PROCESSING', by: 'PAYMENT_PROVIDER'});
}

function confirm(world: World, payment: Payment): void {
  const decline = declineOf(related<Wallet>(world, 'Wallet', payment.walletId));
  world.move({
    entityType: 'PAYMENT_TRANSACTION',
    id: payment.id,
    to: decline ? 'FAILED' : 'SUCCEEDED',
    by: 'PAYMENT_PROVIDER',
    changes: decline && {provider: {...payment.provider, ...decline}},
  });
}

/** A bank debit takes business days, and a card takes seconds. */
const businessDays: Record<string, number> = {ACH_DEBIT: 4, SEPA_DEBIT: 6, BACS_DEBIT: 4};

const confirmationDate = ({createdAt, walletType}: Payment): CalendarDate =>
  addBusinessDays(dateOf(createdAt), businessDays[walletType] ?? 0);

/** What payment providers confirm over time, unless the caller acts in their name. */
export function settlePayments(world: World): void {
  if (!world.settings.automatic) return;
  for (const payment of allOf<Payment>(world, 'PaymentTransaction')) {
    if (isOpen(payment)) settlePayment(world, payment.id);
    else reportAdyenFee(world, payment);
  }
}

const adyenSettlementDays = 2;

function reportAdyenFee(world: World, payment: Payment): void {
  const {provider, succeededAt} = payment;
  if (provider?.partner !== 'ADYEN' || provider.feeAmount || typeof succeededAt !== 'string')
    return;
  if (addDays(dateOf(succeededAt), adyenSettlementDays) > dateOf(world.now())) return;
  const changed = {...provider, feeAmount: adyenFee(payment)};
  world.update('PAYMENT_TRANSACTION', payment.id, {provider: changed});
}
