import {clockStart} from '../../state/seed';
import type {Entity, JsonObject, World} from '../../types';
import {type CalendarDate, dateOf} from '../billing/calendar';
import {percentOf} from '../billing/decimal';
import {allOf, isDirect} from '../billing/entities';
import {type Money, amountOf, isPositive, minus, money, total} from '../billing/money';
import {hexOf} from '../billing/vendor';
import {
  type Charge,
  type MarketplaceEntitlement,
  fixedCharges,
  isUsageCharged,
  usageCharges,
} from './charges';
import {addAmounts} from './entitlement-amounts';
import {grouped} from './grouped';
import {type RevenueRecord, revenueRecords} from './revenue-record';
import {importDate} from './schedules';

/** The fee of the sample data. */
const feePercentage = '3';

/** The sample data has the charges of the time before the sandbox starts. */
const firstDay = dateOf(clockStart);

type KeptCharge = Entity & Charge & {entitlementId: string};

const keptCharges = (world: World) => world.store.collection('SandboxCharge');

const marketplaceEntitlements = (world: World): MarketplaceEntitlement[] =>
  allOf<MarketplaceEntitlement>(world, 'Entitlement').filter(({partner}) => !isDirect(partner));

const chargedStatuses = ['ACTIVE', 'PENDING_CANCEL', 'SUSPENDED'];

/** Marketplaces report a charge weeks later, when the entitlement can have another price. */
export function keepFixedCharges(world: World, today: CalendarDate): void {
  for (const entitlement of marketplaceEntitlements(world)) {
    if (!chargedStatuses.includes(entitlement.status)) continue;
    for (const {date, amount} of chargedDays(fixedCharges(entitlement, today), [])) {
      const id = `${entitlement.id} ${date}`;
      const isNew = date >= firstDay && date <= today && !keptCharges(world).get(id);
      if (isNew) keptCharges(world).put({id, entitlementId: entitlement.id, date, amount});
    }
  }
}

/** Adds a record for each day of service. Until it's invoiced, later usage corrects it. */
export function importCharges(world: World, today: CalendarDate): void {
  const kept = keptCharges(world).all() as KeptCharge[];
  const usage = usageCharges(world);
  const records = new Map(
    revenueRecords(world).map((record) => [`${record.entitlementId} ${record.date}`, record]),
  );
  for (const entitlement of marketplaceEntitlements(world)) {
    const {id, partner} = entitlement;
    const fixed = kept.filter(({entitlementId}) => entitlementId === id);
    const used = isUsageCharged(entitlement) ? (usage.get(id) ?? []) : [];
    for (const day of chargedDays(fixed, used)) {
      if (day.date < firstDay || importDate(partner, day.date) > today) continue;
      const record = records.get(`${id} ${day.date}`);
      if (record) correct(world, record, day.amount);
      else if (isPositive(day.amount)) add(world, entitlement, day);
    }
  }
}

type ChargedDay = Charge & {billingModel: string};

/** A day with both kinds of charges is one record, which counts as a subscription. */
function chargedDays(fixed: Charge[], used: Charge[]): ChargedDay[] {
  const days = grouped([...fixed, ...used], ({date}) => date);
  const fixedDates = new Set(fixed.map(({date}) => date));
  return [...days].map(([date, charges]) => ({
    date,
    amount: total(
      charges.map(({amount}) => amount),
      charges[0]?.amount.currency ?? '',
    ),
    billingModel: fixedDates.has(date) ? 'SUBSCRIPTION_BASED' : 'USAGE_BASED',
  }));
}

function sharesOf(grossAmount: Money): JsonObject {
  const fee = percentOf(feePercentage, amountOf(grossAmount));
  const feeAmount = money(fee, grossAmount.currency);
  return {grossAmount, feeAmount, collectableAmount: minus(grossAmount, feeAmount)};
}

function correct(world: World, record: RevenueRecord, amount: Money): void {
  const added = minus(amount, record.grossAmount);
  if (record.invoiceDate !== undefined || !isPositive(added)) return;
  world.update('REVENUE_RECORD', record.id, sharesOf(amount));
  addAmounts(world, record.entitlementId, {grossAmount: added});
}

function add(
  world: World,
  entitlement: MarketplaceEntitlement,
  {date, amount, billingModel}: ChargedDay,
): void {
  const id = world.newId('rev');
  const {channel, partner, offerId} = entitlement;
  world.store.collection('RevenueRecord').put({
    id,
    orgId: entitlement.orgId,
    partner,
    integrationId: entitlement.integrationId,
    productId: entitlement.productId,
    ...(offerId && {offerId}),
    entitlementId: entitlement.id,
    buyerId: entitlement.buyerId,
    date,
    billingModel,
    channel: channel ? 'RESOLD' : 'DIRECT',
    ...(channel && {resellerName: channel.resellerName}),
    ...sharesOf(amount),
    ...(partner === 'AZURE' && {reconciliation: {earningId: `earn-${hexOf(id, 8)}`}}),
    createdAt: world.now(),
    updatedAt: world.now(),
  });
  addAmounts(world, entitlement.id, {grossAmount: amount});
}
