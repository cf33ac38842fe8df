import type {World} from '../../types';
import {periodAround} from './billing-periods';
import {addDays, dateOf} from './calendar';
import {type DirectEntitlement, isBilledDirectly} from './direct-entitlement';
import {allOf} from './entities';
import {billUsage} from './usage-invoice';
import {type UsageGroup, groupsToBill} from './usage-reports';

/** The final invoices of ended entitlements, as soon as all their usage is reported. */
export function billLastUsage(world: World): void {
  for (const entitlement of allOf<DirectEntitlement>(world, 'Entitlement')) {
    const hasEnded = isBilledDirectly(entitlement) && entitlement.status === 'CANCELLED';
    if (hasEnded && !isWaiting(world, entitlement.id)) billRest(world, entitlement);
  }
}

const isWaiting = (world: World, id: string): boolean =>
  allOf<UsageGroup>(world, 'UsageRecordGroup').some(
    ({entitlementId, status}) =>
      entitlementId === id && ['CREATED', 'PENDING_REPORT'].includes(status),
  );

/** The last usage can be from the day of the end, which the term doesn't include. */
function billRest(world: World, ended: DirectEntitlement): void {
  const entitlement = {...ended, endDate: undefined};
  const all = {start: ended.startDate, end: addDays(dateOf(world.now()), 1)};
  const dates = groupsToBill(world, ended.id, all).map(({timestamp}) => dateOf(timestamp));
  const [first, last] = [dates.sort()[0], dates.at(-1)];
  if (first === undefined || last === undefined) return;
  const {start} = periodAround(entitlement, first);
  billUsage(world, entitlement, {start, end: addDays(last, 1)});
}
