import type {JsonObject, World} from '../../types';
import {decimalText, dividedBy, round} from '../billing/decimal';
import {type Money, amountOf} from '../billing/money';
import {digitsOf, hexOf} from '../billing/vendor';
import type {MarketplaceEntitlement} from './charges';
import type {RevenueRecord} from './revenue-record';

type Sources = {
  record: RevenueRecord;
  entitlement?: MarketplaceEntitlement;
  productName: string;
  listingId?: string;
};

/** The marketplace's own rows behind a revenue record, as each marketplace would name them. */
export function computedDetails(world: World, record: RevenueRecord): JsonObject[] {
  const entitlement = world.store.collection('Entitlement').get(record.entitlementId);
  const product = world.store.collection('Product').get(record.productId);
  const sources: Sources = {
    record,
    entitlement: entitlement as MarketplaceEntitlement | undefined,
    productName: typeof product?.name === 'string' ? product.name : '',
    listingId: typeof product?.externalId === 'string' ? product.externalId : undefined,
  };
  const rows = builders[record.partner]?.(sources) ?? awsRows(sources);
  return rows.map((row) => ({...commonFields(record), ...row}));
}

const commonFields = ({id, partner, productId, entitlementId, buyerId, date}: RevenueRecord) => ({
  partner,
  revenueRecordId: id,
  productId,
  entitlementId,
  buyerId,
  date,
});

const builders: Record<string, (sources: Sources) => JsonObject[]> = {
  AZURE: azureRows,
  GCP: gcpRows,
  SNOWFLAKE: snowflakeRows,
  ALIBABA: alibabaRows,
};

const negative = ({amount, currency}: Money): Money => ({amount: `-${amount}`, currency});

/** AWS reports a charge, its fee, and its payout as events of their own. */
function awsRows({record, entitlement}: Sources): JsonObject[] {
  const {invoiceDate, disbursementDate, disbursedAmount, reconciliation} = record;
  const common = {
    ...(entitlement?.details.agreementId && {agreementId: entitlement.details.agreementId}),
    ...(invoiceDate && {externalInvoiceId: invoiceNumber(record, invoiceDate)}),
  };
  const event = (kind: string, date: string, action: string, amount: Money): JsonObject => ({
    date,
    billingEventId: `bev-${hexOf(`${record.id} ${kind}`, 10)}`,
    transactionType: kind,
    action,
    ...common,
    amount,
  });
  return [
    ...(invoiceDate
      ? [
          event('SELLER_REVENUE_SHARE', invoiceDate, 'INVOICED', record.grossAmount),
          event('LISTING_FEE', invoiceDate, 'INVOICED', negative(record.feeAmount)),
        ]
      : []),
    ...(disbursementDate && disbursedAmount
      ? [
          {
            ...event('DISBURSEMENT', disbursementDate, 'DISBURSED', negative(disbursedAmount)),
            bankTraceId: reconciliation?.bankTraceId,
          },
        ]
      : []),
  ];
}

const invoiceNumber = ({id}: RevenueRecord, date: string): string =>
  `EUINAWS${date.slice(2, 4)}-${digitsOf(id, 6)}`;

function azureRows({record, entitlement}: Sources): JsonObject[] {
  const {grossAmount, collectableAmount, reconciliation} = record;
  return [
    {
      earningId: reconciliation?.earningId,
      ...(entitlement?.details.planId && {planId: entitlement.details.planId}),
      ...(entitlement?.seats && {quantity: String(entitlement.seats)}),
      amount: grossAmount,
      earningAmount: collectableAmount,
    },
  ];
}

function gcpRows({record, productName}: Sources): JsonObject[] {
  const {grossAmount, collectableAmount, billingModel} = record;
  const kind = billingModel === 'USAGE_BASED' ? 'usage' : 'commitment, monthly installment';
  const share = dividedBy(amountOf(collectableAmount) * 100n, amountOf(grossAmount));
  return [
    {
      skuDescription: `${productName} ${kind}`,
      chargeAmount: grossAmount,
      dueAmount: collectableAmount,
      percentageRate: decimalText(round(share, 4)),
    },
  ];
}

function snowflakeRows({record, listingId}: Sources): JsonObject[] {
  const chargeType = record.billingModel === 'USAGE_BASED' ? 'USAGE' : 'FIXED';
  return [{listingId, chargeType, amount: record.grossAmount}];
}

function alibabaRows({record, entitlement}: Sources): JsonObject[] {
  const {instanceId, skuCode} = entitlement?.details ?? {};
  return [{instanceId, ...(skuCode && {skuCode}), amount: record.grossAmount}];
}
