import {type Entity, type JsonObject, textOf, type World} from '../../types';
import type {CalendarDate} from '../dates';
import type {Term as EntitlementTerm} from '../entitlements/model';
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

const isDirect = (partner: string): boolean => partner === 'STRIPE' || partner === 'ADYEN';

/** An entity of the store that must exist because another entity refers to it. */
export function related<T extends Entity>(world: World, schema: string, id: string): T {
  const entity = world.store.collection(schema).get(id);
  if (!entity) throw new Error(`The sandbox has no ${schema} ${id}.`);
  return entity as T;
}

export const allOf = <T extends Entity>(world: World, schema: string): T[] =>
  world.store.collection(schema).all() as T[];

export type CommitDimension = {
  key: string;
  name: string;
  rate: Money;
  quantity: string;
  duration: {length: number; unit: string};
};

export type Installment = {
  chargeDate: CalendarDate;
  amount: Money;
  originalAmount?: Money;
  discountPercentage?: string;
};

export type Addon = {
  id: string;
  name: string;
  amount: Money;
  chargeDate: CalendarDate;
  invoiceId?: string;
};

/** What billing reads of an entitlement through Stripe or Adyen. */
export type DirectEntitlement = Entity & {
  orgId: string;
  name: string;
  partner: string;
  integrationId: string;
  buyerId: string;
  status: string;
  currentTermId: string;
  startDate: CalendarDate;
  endDate?: CalendarDate;
  pricing: {
    commitAmount?: Money;
    commits?: CommitDimension[];
    billableDimensions?: BillableDimension[];
    paymentSchedule?: string;
    installments?: Installment[];
    overageOnly?: boolean;
  };
  details: {
    billingCycle: string;
    billingIntervalMonths: number;
    prorated?: boolean;
    netTermsDays?: number;
    gracePeriodDays?: number;
    trial?: {length: number; unit: string};
    nextInvoiceDate?: CalendarDate;
  };
  addons: Addon[];
  amounts: {grossAmount: Money; invoicedAmount: Money};
};

/** What billing reads of a term. */
export type Term = Entity &
  Pick<
    EntitlementTerm,
    | 'startDate'
    | 'endDate'
    | 'commitAmount'
    | 'usedCommitAmount'
    | 'creditAmount'
    | 'usedCreditAmount'
    | 'reportedAmount'
    | 'parentTermId'
    | 'subTermIds'
  >;

export const isBilledDirectly = (entitlement: Entity): entitlement is DirectEntitlement =>
  isDirect(textOf(entitlement.partner));

/** Those that are in effect. A canceled one is still billed until it ends. */
export const billedEntitlements = (world: World): DirectEntitlement[] =>
  allOf<DirectEntitlement>(world, 'Entitlement').filter(
    (entitlement) =>
      isBilledDirectly(entitlement) && ['ACTIVE', 'PENDING_CANCEL'].includes(entitlement.status),
  );

export const currencyOf = ({amounts}: DirectEntitlement): string => amounts.grossAmount.currency;

/** As in the contract's schema `BillableDimension`. */
export type BillableDimension = {
  billableMetricId: string;
  name: string;
  pricing: UnitPricing;
  minimumCommit?: Money;
  minimumCommitProrated?: boolean;
  minimumCommitScope?: string;
  discount?: {percentage?: string; amount?: Money};
};

export type Tier = {from: string; to?: string; flatFee?: Money};

export type PriceTier = Tier & {unitPrice: Money};

type PercentageTier = Tier & {percentage: string};

/** As in the contract's schema `UnitPricing`. */
export type UnitPricing =
  | {category: 'BASIC'; unitPrice: Money}
  | {category: 'TIERED' | 'VOLUME'; tiers: PriceTier[]}
  | {category: 'BULK'; packageSize: string; packagePrice: Money}
  | {category: 'PERCENTAGE'; percentage: string; flatFee?: Money}
  | {category: 'TIERED_PERCENTAGE'; tiers: PercentageTier[]}
  | {
      category: 'MATRIX';
      defaultUnitPrice: Money;
      cells: {properties: Record<string, string>; unitPrice: Money}[];
    };
