import type {Entity, JsonObject} from '../../types';

/*
 * The fields of the contract's schemas that this domain computes with. All other fields stay in the
 * objects as they are.
 */

export type Money = {amount: string; currency: string};

export type Duration = {length: number; unit: string};

type CommitDimension = {
  key: string;
  type: string;
  rate: Money;
  quantity: string;
  duration: Duration;
  minimumUsers?: number;
  maximumUsers?: number;
};

type PriceTier = {from: string; to?: string; unitPrice: Money};

export type MeteringDimension = {
  key: string;
  unitPrice?: Money;
  priceTiers?: PriceTier[];
  planId?: string;
  includedQuantities?: {unit: string; quantity?: string; unlimited: boolean}[];
};

export type BillableDimension = {billableMetricId: string; name: string; pricing: JsonObject};

export type Installment = {chargeDate: string; amount: Money};

export type Pricing = {
  model: string;
  commitAmount?: Money;
  commits?: CommitDimension[];
  meteringDimensions?: MeteringDimension[];
  billableDimensions?: BillableDimension[];
  paymentSchedule?: string;
  installments?: Installment[];
};

export type PriceChange = Pick<Pricing, 'billableDimensions' | 'commits'> & {applyDate: string};

export type MetaInfo = {
  custom: Record<string, string>;
  internalNote?: string;
  crm?: JsonObject;
  errors: JsonObject[];
};

export type Details = {
  partner: string;
  billingCycle?: string;
  billingIntervalMonths?: number;
  trial?: Duration;
  nextInvoiceDate?: string;
  billingPeriod?: Duration;
  agreementId?: string;
  usageReportingId?: string;
};

type CancellationSchedule = {type: string; cancelDate: string};

export type Entitlement = {
  id: string;
  orgId: string;
  name: string;
  partner: string;
  integrationId: string;
  productId: string;
  offerId: string;
  buyerId: string;
  externalId?: string;
  status: string;
  currentTermId: string;
  startDate?: string;
  endDate?: string;
  autoRenew: boolean;
  seats?: number;
  requestedSeats?: number;
  pricing: Pricing;
  scheduledPriceChange?: PriceChange;
  details: Details;
  channel?: JsonObject;
  addons: JsonObject[];
  amounts: {committedAmount?: Money; grossAmount: Money; invoicedAmount: Money};
  cancellationSchedule?: CancellationSchedule;
  alertDaysBeforeEnd?: number;
  buyerManagementUrl?: string;
  suspendedAt?: string;
  cancelledAt?: string;
  metaInfo: MetaInfo;
  createdAt: string;
  createdBy?: JsonObject;
  updatedAt: string;
  updatedBy?: JsonObject;
};

export type Term = {
  id: string;
  orgId: string;
  entitlementId: string;
  buyerId: string;
  productId: string;
  offerId: string;
  partner: string;
  type: string;
  startDate: string;
  endDate?: string;
  seats?: number;
  commitAmount?: Money;
  usedCommitAmount: Money;
  creditAmount: Money;
  usedCreditAmount: Money;
  reportedAmount: Money;
  parentTermId?: string;
  subTermIds: string[];
  pricing: Pricing;
  dimensionRemainders?: Record<string, string>;
  createdAt: string;
  updatedAt: string;
};

export type Offer = {
  id: string;
  orgId: string;
  name: string;
  partner: string;
  integrationId: string;
  productId: string;
  buyerId?: string;
  status: string;
  offerType: string;
  startDate?: string;
  endDate?: string;
  duration?: Duration;
  pricing: Pricing;
  terms: JsonObject;
  channel?: JsonObject;
  autoRenew: boolean;
  renewalType?: string;
  replacesOfferId?: string;
  contactIds: string[];
  acceptedAt?: string;
  metaInfo: MetaInfo;
};

export type Buyer = {
  id: string;
  name: string;
  partner: string;
  externalId: string;
  account: JsonObject;
  paymentConfig?: {currency: string};
};

/** The store knows entities by schema name only, so this says which schema it is. */
export const asEntitlement = (entity: Entity): Entitlement => entity as unknown as Entitlement;
export const asTerm = (entity: Entity): Term => entity as unknown as Term;
export const asOffer = (entity: Entity): Offer => entity as unknown as Offer;
export const asBuyer = (entity: Entity): Buyer => entity as unknown as Buyer;
