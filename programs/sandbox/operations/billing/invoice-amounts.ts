import type {World} from '../../types';
import {dividedBy, times} from './decimal';
import type {DirectEntitlement} from './direct-entitlement';
import {type Invoice, related} from './entities';
import {type Money, amountOf, isPositive, minus, money, noMoney, plus} from './money';

/** The amounts of a draft with another overall discount. The tax rate stays the same. */
export function withDiscount(invoice: Invoice, overallDiscountAmount: Money) {
  const {subtotalAmount, taxAmount} = invoice;
  const before = minus(subtotalAmount, invoice.overallDiscountAmount);
  const base = minus(subtotalAmount, overallDiscountAmount);
  const tax = isPositive(before) ? taxOf(taxAmount, before, base) : noMoney(base.currency);
  return {overallDiscountAmount, taxAmount: tax, dueAmount: plus(base, tax)};
}

const taxOf = (tax: Money, before: Money, base: Money): Money =>
  money(times(dividedBy(amountOf(tax), amountOf(before)), amountOf(base)), base.currency);

/** What an invoice adds to the amounts of its entitlement, after discounts and before tax. */
const chargedBy = ({subtotalAmount, overallDiscountAmount}: Invoice): Money =>
  minus(subtotalAmount, overallDiscountAmount);

/** The entitlement's amounts are those of its issued invoices. */
export function countInvoice(world: World, invoice: Invoice, isIssued: boolean): void {
  const {amounts} = related<DirectEntitlement>(world, 'Entitlement', invoice.entitlementId);
  const charged = chargedBy(invoice);
  const count = (amount: Money) => (isIssued ? plus(amount, charged) : minus(amount, charged));
  world.update('ENTITLEMENT', invoice.entitlementId, {
    amounts: {
      ...amounts,
      grossAmount: count(amounts.grossAmount),
      invoicedAmount: count(amounts.invoicedAmount),
    },
  });
}
