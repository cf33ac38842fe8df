import type {Entity, JsonObject} from '../../types';
import type {Money} from '../entitlements/model';

/* The fields of the contract's schemas that this domain computes with. */

/** Decimal strings by dimension key. */
export type Records = Record<string, string>;

export type BillableRecord = {
  key: string;
  quantity?: string;
  properties?: Record<string, string>;
};

export type GroupInput = {
  id: string;
  timestamp?: string;
  records?: Records;
  billableRecords?: BillableRecord[];
};

export type Group = {
  id: string;
  orgId: string;
  entitlementId: string;
  buyerId: string;
  productId: string;
  partner: string;
  status: string;
  source: string;
  timestamp: string;
  records?: Records;
  billableRecords?: BillableRecord[];
  sourceRecords?: Records;
  message?: string;
  usageRecordReportId?: string;
  reportedAt?: string;
  createdAt: string;
  createdBy?: JsonObject;
  updatedAt: string;
  updatedBy?: JsonObject;
};

export type Drawdown = {totalAmount: Money; usedAmount: Money; usedByReportAmount: Money};

export type AggregatedRecord = {
  billableMetricId: string;
  key: string;
  name: string;
  groupBys?: Record<string, string>;
  quantity: string;
};

export type Report = {
  id: string;
  orgId: string;
  entitlementId: string;
  entitlementTermId: string;
  buyerId: string;
  productId: string;
  partner: string;
  status: string;
  startsAt: string;
  endsAt: string;
  usageRecordGroupIds: string[];
  reportedRecords: Records;
  commitRecords: Records;
  creditRecords: Records;
  includedRecords: Records;
  unitPrices?: Record<string, Money>;
  listUnitPrices?: Record<string, Money>;
  usageAmount?: Money;
  commit?: Drawdown;
  credit?: Drawdown;
  remaindersBefore?: Records;
  remaindersAfter?: Records;
  aggregatedRecords?: AggregatedRecord[];
  invoiceId?: string;
  externalId?: string;
  marketplaceRequest?: string;
  marketplaceResponse?: string;
  message?: string;
  attemptCount: number;
  createdAt: string;
  updatedAt: string;
};

type MappingTarget = {dimensionKey: string; mode: string; multiplier?: string};

export type Mapping = {sourceKey: string; targets: MappingTarget[]};

export type PartnerConfig = {
  partner: string;
  dimensionMappingEnabled: boolean;
  dimensionMappings: Mapping[];
  commitDrawdown: boolean;
  listPriceAboveCommit: boolean;
  billableMetricsEnabled: boolean;
};

export type Config = {
  orgId: string;
  partnerConfigs: PartnerConfig[];
  updatedAt: string;
  updatedBy?: JsonObject;
};

export const asGroup = (entity: Entity): Group => entity as unknown as Group;
export const asReport = (entity: Entity): Report => entity as unknown as Report;
