import {textOf} from '@argosy/sandbox';
import type {Run, Scenario} from '../run';

const [invoice, payment] = ['INVOICE', 'PAYMENT_TRANSACTION'];

/** The draft of the sample data, and the wallets of its buyer. */
const invoiceId = 'inv_01KQGDXVY0TQ98EG87HG5586E4';
const path = {invoiceId};
const creditWallet = 'wal_01KGPGF7M0MB7YFC71VD0B2DN7';

const issue = (run: Run) => run.call('issue-invoice', {path});

/** Pays the issued invoice and returns the payment's ID. */
async function pay(run: Run, walletId?: string): Promise<string> {
  await run.call('pay-invoice', {
    path,
    example: 'from-card',
    ...(walletId && {change: {walletId}}),
  });
  return textOf(run.read(invoice, invoiceId).paymentTransactionId);
}

export const invoiceScenarios: Record<string, Scenario> = {
  async 'an invoice that you issue and the buyer pays after a decline'(run) {
    await run.automatic(false);
    await issue(run);
    const declined = await pay(run);
    await run.act(payment, declined, 'PROCESSING');
    await run.act(payment, declined, 'FAILED');
    const accepted = await pay(run);
    await run.act(payment, accepted, 'PROCESSING');
    await run.act(payment, accepted, 'SUCCEEDED');
  },

  async 'a charge that the provider declines immediately'(run) {
    await run.automatic(false);
    await issue(run);
    await run.act(payment, await pay(run), 'FAILED');
    await run.act(invoice, invoiceId, 'PROCESSING', 'BUYER');
  },

  async 'an invoice that the buyer pays in the portal'(run) {
    await issue(run);
    await run.act(invoice, invoiceId, 'PROCESSING', 'BUYER');
  },

  async 'an invoice that credit pays, and a refund of it'(run) {
    await issue(run);
    const paymentTransactionId = await pay(run, creditWallet);
    await run.call('create-refund', {
      path: {paymentTransactionId},
      example: 'billing-error',
      change: {amount: {amount: '1.00', currency: 'USD'}},
    });
  },

  async 'invoices that the clock creates, issues, and charges'(run) {
    await run.call('report-usage-record-group', {
      path: {entitlementId: 'ent_01KG722XM0TXKK4A2F8H0AHB40'},
      example: 'direct-billing',
      change: {id: 'ferro-2026-05-20', timestamp: '2026-05-20T08:10:00Z'},
    });
    await run.advance('P2M');
  },

  async 'an invoice without a wallet'(run) {
    await issue(run);
    await run.act(invoice, invoiceId, 'FAILED', 'CLOCK');
  },

  async 'an issued invoice that you void'(run) {
    await issue(run);
    await run.call('void-invoice', {path});
  },

  async 'a draft that you void'(run) {
    await run.call('void-invoice', {path});
  },

  async 'a draft of a canceled entitlement'(run) {
    await run.act(invoice, invoiceId, 'DELETED');
  },
};
