import {textOf} from '../lists/text';
import {partnerName} from '../operations/offers/partners';
import type {EventKind} from './event-kinds';
import type {Entity, Json} from '../types';

type Title = (entity: Entity) => string;

const amountOf = (amount: Json | undefined): string => {
  const money = amount as {amount?: string; currency?: string} | undefined;
  return `${money?.amount ?? ''} ${money?.currency ?? ''}`.trim();
};

const hourOf = (timestamp: Json | undefined): string => textOf(timestamp).slice(11, 16);

const dayOf = (date: Json | undefined): string =>
  new Date(`${textOf(date)}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

/** Where the documented title says more than the event's name. */
const titles: Record<string, Title> = {
  'invoice.payment_failed': ({number}) => `Payment failed for invoice ${textOf(number)}`,
  'notification_message.failed': ({recipient}) =>
    `Message to ${textOf(recipient)} couldn't be sent`,
  'offer.cancel_failed': () => "Offer couldn't be canceled",
  'offer.create_failed': ({partner}) => `Offer rejected by ${partnerName(partner)}`,
  'offer.created': ({partner}) => `Offer sent to ${partnerName(partner)}`,
  'offer.expiry_extended': ({expiryDate}) => `Acceptance deadline extended to ${dayOf(expiryDate)}`,
  'offer.rejected': () => 'Offer declined by the buyer',
  'payment.failed': ({amount}) => `Charge of ${amountOf(amount)} failed`,
  'usage_record_group.report_failed': () => "Usage couldn't be reported",
  'usage_record_report.failed': ({startsAt, endsAt}) =>
    `Usage report for ${hourOf(startsAt)} to ${hourOf(endsAt)} UTC failed`,
};

export const titleOf = (kind: EventKind, entity: Entity): string =>
  titles[kind.type]?.(entity) ?? kind.title;
