import type {ClockJob, Handlers, Reactions, RequestChecks} from '../../types';
import {billEntitlements} from './bill-entitlements';
import {metricChecks, metricOperations} from './billable-metrics';
import {settlePayments} from './charge';
import {entitlementReactions} from './entitlement-reactions';
import {chargeDueInvoices, issueDrafts} from './invoice-jobs';
import {invoiceReactions} from './invoice-reactions';
import {invoiceOperations} from './invoices';
import {billLastUsage} from './last-usage';
import {paymentReactions} from './payment-reactions';
import {paymentOperations} from './payments';
import {refundReactions} from './refund-reactions';
import {refundOperations, settleRefunds} from './refunds';

export const billingOperations: Handlers = {
  ...invoiceOperations,
  ...paymentOperations,
  ...refundOperations,
  ...metricOperations,
};

/** In this order, because an invoice can be created, issued, and due on the same day. */
export const billingJobs: ClockJob[] = [
  billEntitlements,
  billLastUsage,
  issueDrafts,
  chargeDueInvoices,
  settlePayments,
  settleRefunds,
];

export const billingReactions: Reactions = {
  ...invoiceReactions,
  ...paymentReactions,
  ...refundReactions,
  ...entitlementReactions,
};

export const billingChecks: RequestChecks = metricChecks;
