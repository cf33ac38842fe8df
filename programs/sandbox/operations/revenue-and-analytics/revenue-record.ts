import type {Entity, World} from '../../types';
import {allOf} from '../billing/entities';
import type {Money} from '../billing/money';

/** What this domain reads of the contract's revenue records. */
export type RevenueRecord = Entity & {
  partner: string;
  productId: string;
  offerId?: string;
  entitlementId: string;
  buyerId: string;
  date: string;
  billingModel: string;
  grossAmount: Money;
  feeAmount: Money;
  collectableAmount: Money;
  invoicedAmount?: Money;
  invoiceDate?: string;
  paymentDueDate?: string;
  disbursedAmount?: Money;
  disbursementDate?: string;
  refundedAmount?: Money;
  refundDate?: string;
  reconciliation?: {[key: string]: string | undefined};
};

export const revenueRecords = (world: World): RevenueRecord[] =>
  allOf<RevenueRecord>(world, 'RevenueRecord');
