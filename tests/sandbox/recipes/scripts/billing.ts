import {expect} from 'vitest';
import {textOf} from '@argosy/sandbox';
import type {RecipeScript} from '../script';
import {samples, usd} from './samples';

const {ferro, ferroInvoice, ferroPayment} = samples;

const draft = 'inv_01KQGDXVY0TQ98EG87HG5586E4';
const dispute = {
  externalId: 'dp_1QFerroMarch2026',
  reason: 'product_not_received',
  amount: usd('825.00'),
  openedAt: '2026-05-20T09:00:00Z',
};
const provider = {
  partner: 'STRIPE',
  paymentIntentId: 'pi_3QFerroMarch2026',
  balanceTransactionId: 'txn_3QFerroMarch2026',
  feeAmount: usd('29.30'),
};
const disputed = (status: string) => ({provider: {...provider, disputes: [{...dispute, status}]}});

export const billingScripts: Record<string, RecipeScript> = {
  'invoice-to-refund': {
    inputs: {
      invoiceId: draft,
      walletId: 'wal_01KG4EHJR0N0E37NBK2E7V3THC',
      contactId: 'con_01KG4C8B00S7C40432DT7DN00Y',
    },
    before: (side) => side.stopAutomatic(),
    after: {
      payInvoice: (side, state) =>
        side.act('PAYMENT_TRANSACTION', state.last('PaymentTransaction').id, 'PROCESSING'),
      listPaymentTransactions: (side, state) =>
        side.act('PAYMENT_TRANSACTION', state.last('PaymentTransaction').id, 'SUCCEEDED'),
      createRefund: (side, state) => side.act('REFUND', state.last('Refund').id, 'SUCCEEDED'),
    },
    events: ['invoice.issued', 'payment.processing', 'payment.succeeded', 'invoice.paid'],
    check: (state) => {
      expect(state.get('Invoice', draft)).toMatchObject({
        status: 'ISSUED',
        paymentStatus: 'SUCCEEDED',
      });
      expect(state.last('PaymentTransaction')).toMatchObject({
        status: 'SUCCEEDED',
        amount: usd('1200.00'),
        refundedAmount: usd('150.00'),
      });
      expect(state.last('Refund')).toMatchObject({status: 'SUCCEEDED', amount: usd('150.00')});
    },
  },

  'refund-payment': {
    inputs: {invoiceId: ferroInvoice, amount: '825.00'},
    before: (side) => side.stopAutomatic(),
    after: {
      listRefundOfPaymentTransaction: (side, state) =>
        side.act('REFUND', state.last('Refund').id, 'REQUIRES_ACTION'),
      'listRefundOfPaymentTransaction 2': (side, state) =>
        side.act('REFUND', state.last('Refund').id, 'SUCCEEDED'),
    },
    events: ['refund.requires_action', 'refund.succeeded'],
    check: (state) => {
      expect(state.get('PaymentTransaction', ferroPayment)).toMatchObject({
        status: 'SUCCEEDED',
        refundedAmount: usd('1000.00'),
      });
      expect(state.last('Refund')).toMatchObject({
        status: 'SUCCEEDED',
        amount: usd('825.00'),
        destination: {type: 'BANK_ACCOUNT'},
      });
      expect(state.get('Invoice', ferroInvoice).paymentStatus).toBe('SUCCEEDED');
    },
  },

  'payment-dispute': {
    inputs: {invoiceId: ferroInvoice},
    before: (side) => side.send('payment.disputed', ferroPayment, disputed('NEEDS_RESPONSE')),
    after: {
      // The bank decides without an event. The sandbox can change a dispute only with one.
      'listPaymentTransactions 2': (side) =>
        side.send('payment.disputed', ferroPayment, disputed('WON')),
    },
    events: ['payment.disputed'],
    check: (state) => {
      expect(state.get('PaymentTransaction', ferroPayment)).toMatchObject({
        status: 'SUCCEEDED',
        refundedAmount: usd('175.00'),
        provider: {disputes: [{status: 'WON', amount: usd('825.00')}]},
      });
      expect(state.get('Entitlement', ferro)).toMatchObject({
        metaInfo: {internalNote: 'Dispute dp_1QFerroMarch2026 won.'},
      });
    },
  },

  'usage-credit': {
    inputs: {entitlementId: ferro, incident: 'inc-2026-05-19'},
    before: async (side) => {
      await side.call('POST', `/entitlements/${ferro}/usage-record-groups`, {
        id: 'ferro-2026-05-20T08',
        timestamp: '2026-05-20T08:00:00Z',
        billableRecords: [{key: 'telemetry_gb', quantity: '4000'}],
      });
    },
    after: {listInvoices: (side) => side.wait('2026-06-01T06:00:00Z')},
    events: ['entitlement.updated', 'usage_record_group.reported', 'invoice.created'],
    check: (state) => {
      // 1,000 GB at 0.40 USD and 3,000 GB at 0.28 USD, less April's and the new credit.
      expect(state.last('Invoice')).toMatchObject({
        status: 'DRAFT',
        deductedCreditAmount: usd('1000.00'),
        dueAmount: usd('240.00'),
      });
      const {currentTermId} = state.get('Entitlement', ferro);
      const {creditAmount, usedCreditAmount} = state.get('EntitlementTerm', textOf(currentTermId));
      expect(usedCreditAmount).toEqual(creditAmount);
    },
  },

  'month-end-close': {
    // The sandbox returns the documented revenue of these months.
    inputs: {
      firstDay: '2026-03-01',
      lastDay: '2026-05-31',
      bankTotal: '29100.00',
      bankTraceId: '20260506-LH-0093471',
    },
    after: {
      listRevenueRecords: (side) =>
        side.send('revenue.disbursed', 'rev_01KN17MER0N220NVAC04G7SE9E'),
    },
    events: ['revenue.disbursed'],
    check: () => undefined,
  },
};
