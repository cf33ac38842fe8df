import type {Entity, JsonObject, World} from '../../types';
import type {CalendarDate} from './calendar';
import type {Money} from './money';

/** What the billing domains read of the contract's objects. */

export type InvoiceLine = JsonObject & {
  type: string;
  name: string;
  quantity?: string;
  groupValues?: Record<string, string>;
  discount?: {percentage?: string; amount?: Money};
  amount: Money;
};

export type Invoice = Entity & {
  orgId: string;
  number: string;
  type: string;
  partner: string;
  buyerId: string;
  entitlementId: string;
  status: string;
  paymentStatus: string;
  periodStartDate?: CalendarDate;
  periodEndDate?: CalendarDate;
  lines: InvoiceLine[];
  deductedCreditAmount?: Money;
  deductedCommitAmount?: Money;
  subtotalAmount: Money;
  overallDiscountAmount: Money;
  taxAmount: Money;
  dueAmount: Money;
  netTermsDays: number;
  scheduledIssueDate?: CalendarDate;
  dueDate?: CalendarDate;
  memo?: string;
  contactIds?: string[];
  paymentTransactionId?: string;
  buyerPageUrl?: string;
  voidReason?: string;
  updatedBy?: JsonObject;
};

export type Payment = Entity & {
  orgId: string;
  status: string;
  amount: Money;
  refundedAmount: Money;
  partner: string;
  integrationId: string;
  buyerId: string;
  entitlementId: string;
  invoiceId: string;
  walletId: string;
  walletType: string;
  provider?: JsonObject;
  createdAt: string;
};

export type Refund = Entity & {
  paymentTransactionId: string;
  status: string;
  amount: Money;
  updatedAt: string;
  destination?: JsonObject;
};

export type Wallet = Entity & {
  buyerId: string;
  partner: string;
  type: string;
  status: string;
  currency: string;
  isDefault: boolean;
  totalAmount?: Money;
  usedAmount?: Money;
  remainingAmount?: Money;
  paymentMethod?: {brand?: string; bankName?: string; lastFour: string};
  startsAt: string;
  expiresAt?: string;
};

export type Buyer = Entity & {
  orgId: string;
  name: string;
  partner: string;
  integrationId: string;
  emailAddress?: string;
  contactIds: string[];
  paymentConfig?: {currency: string; allowedWalletTypes: string[]; defaultWalletId?: string};
};

export type BillableMetric = Entity & {
  key: string;
  aggregationType: string;
  uniqueOnProperty?: string;
  filterGroups: {filters: MetricFilter[]}[];
  groupBys: string[];
  status: string;
};

export type MetricFilter = {
  property: string;
  operator: string;
  valueType?: string;
  value?: string;
};

export const isDirect = (partner: string): boolean => partner === 'STRIPE' || partner === 'ADYEN';

/** An entity of the store that must exist because another entity refers to it. */
export function related<T extends Entity>(world: World, schema: string, id: string): T {
  const entity = world.store.collection(schema).get(id);
  if (!entity) throw new Error(`The sandbox has no ${schema} ${id}.`);
  return entity as T;
}

export const allOf = <T extends Entity>(world: World, schema: string): T[] =>
  world.store.collection(schema).all() as T[];
