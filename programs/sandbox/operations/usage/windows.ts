import type {World} from '../../types';
import {addHours, hourOf} from '../entitlements/dates';
import {textOf} from '../offers/fields';
import {isAws, isDirect} from '../offers/partners';

const hour = 3_600_000;

/** The usage that a window is about. */
type DatedUsage = {partner: string; entitlementId: string; timestamp: string};

/**
 * Why usage is too old at a moment, or nothing. Alibaba Cloud's window is the one of products that
 * are billed hourly, because the contract doesn't say which ones are billed daily.
 */
export function tooOld(world: World, usage: DatedUsage, now: string): string | undefined {
  const {partner, timestamp} = usage;
  const age = Date.parse(now) - Date.parse(timestamp);
  if (isDirect(partner)) return invoiced(world, usage);
  if (isAws(partner)) return age < 6 * hour ? undefined : limitText('AWS', 'the last 6 hours');
  if (partner === 'AZURE')
    return age <= 24 * hour ? undefined : limitText('Azure', 'the last 24 hours');
  if (partner === 'GCP')
    return age <= hour ? undefined : limitText('Google Cloud', 'the last hour');
  const isOpen = Date.parse(now) <= Date.parse(addHours(hourOf(timestamp), 2));
  return isOpen ? undefined : limitText('Alibaba Cloud', 'the current and the previous hour');
}

const limitText = (partner: string, period: string): string =>
  `${partner} accepts usage from ${period} only.`;

/** Direct usage can be added until the period's invoice exists. */
function invoiced(world: World, {entitlementId, timestamp}: DatedUsage): string | undefined {
  const date = timestamp.slice(0, 10);
  const invoice = world.store
    .collection('Invoice')
    .all()
    .find(
      ({entitlementId: id, type, status, periodStartDate, periodEndDate, createdAt}) =>
        id === entitlementId &&
        type === 'USAGE' &&
        status !== 'VOIDED' &&
        textOf(createdAt) <= world.now() &&
        textOf(periodStartDate) <= date &&
        date <= textOf(periodEndDate),
    );
  return invoice && `The invoice ${textOf(invoice.number)} for this period already exists.`;
}

const furthest = 5 * 60_000;

/** Why usage is too far in the future, or nothing. */
export function tooNew({timestamp}: {timestamp: string}, now: string): string | undefined {
  const ahead = Date.parse(timestamp) - Date.parse(now);
  if (ahead <= furthest) return undefined;
  const minutes = Math.ceil(ahead / 60_000);
  const text = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
  return `The timestamp is ${text} in the future.`;
}
