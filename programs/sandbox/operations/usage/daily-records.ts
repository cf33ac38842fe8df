import {dateRange, listReply} from '../../lists/list';
import type {Call, JsonObject, World} from '../../types';
import {amountOf, decimal, times} from '../billing/money';
import {exactMoney} from '../entitlements/guards';
import {asEntitlement, type Entitlement} from '../entitlements/model';
import {termOn} from '../entitlements/terms';
import {textOf} from '../fields';
import {isDirect, notSupported} from '../partners';
import {asGroup, type Group} from './model';
import {priceOf, quantitiesOf, quantityText} from './quantities';

/** Reported usage by day, entitlement, and key, computed from the groups. */
export function listDailyRecords(call: Call) {
  const {world, query} = call;
  const partner = textOf(query.partner);
  if (partner === 'SNOWFLAKE') throw notSupported(partner);
  const {startDate, endDate} = dateRange(call);
  const groups = world.store
    .collection('UsageRecordGroup')
    .all()
    .map(asGroup)
    .filter(
      (group) =>
        group.status === 'REPORTED' &&
        group.partner === partner &&
        dayOf(group) >= startDate &&
        dayOf(group) <= endDate,
    );
  const rows = [...byDay(groups)].flatMap(([, ofDay]) => rowsOf(world, ofDay)).sort(latestDayFirst);
  const position = ({date, entitlementId, key, groupBys}: JsonObject): JsonObject => ({
    date,
    entitlementId,
    key,
    ...(groupBys !== undefined && {groupBys}),
  });
  return listReply(call, 'UsageMeteringDailyRecord', {rows, position});
}

const dayOf = ({timestamp}: Group): string => timestamp.slice(0, 10);

function byDay(groups: Group[]): Map<string, Group[]> {
  const days = new Map<string, Group[]>();
  for (const group of groups) {
    const key = `${dayOf(group)} ${group.entitlementId}`;
    days.set(key, [...(days.get(key) ?? []), group]);
  }
  return days;
}

/** One row for each key, or for each combination of the properties that a metric groups by. */
function rowsOf(world: World, groups: Group[]): JsonObject[] {
  const [first] = groups;
  const entity = first && world.store.collection('Entitlement').get(first.entitlementId);
  if (!entity) return [];
  const entitlement = asEntitlement(entity);
  const {partner, productId, id: entitlementId, buyerId} = entitlement;
  const base = {date: dayOf(first), partner, productId, entitlementId, buyerId};
  const {quantities, aggregated} = quantitiesOf(world, entitlement, groups);
  if (aggregated.length > 0) {
    return aggregated.map(({key, groupBys, quantity}) => ({
      ...base,
      key,
      ...(groupBys && {groupBys}),
      quantity,
      ...valueOf(world, entitlement, base.date, key, quantity),
    }));
  }
  return [...quantities].map(([key, quantity]) => ({
    ...base,
    key,
    quantity: quantityText(quantity),
    ...valueOf(world, entitlement, base.date, key, quantityText(quantity)),
  }));
}

/** The invoice has the amounts of direct usage. */
function valueOf(
  world: World,
  entitlement: Entitlement,
  date: string,
  key: string,
  quantity: string,
): JsonObject {
  if (isDirect(entitlement.partner)) return {};
  const {pricing} = termOn(world, entitlement, date);
  const dimension = pricing.meteringDimensions?.find((each) => each.key === key);
  const price = dimension && priceOf(dimension);
  if (!price) return {};
  return {amount: exactMoney(times(decimal(quantity), amountOf(price)), price.currency)};
}

function latestDayFirst(a: JsonObject, b: JsonObject): number {
  if (a.date !== b.date) return textOf(a.date) > textOf(b.date) ? -1 : 1;
  const text = ({entitlementId, key, groupBys}: JsonObject) =>
    JSON.stringify([entitlementId, key, groupBys ?? {}]);
  return text(a) < text(b) ? -1 : 1;
}
