import {textOf} from '../../lists/text';
import type {Entity, World} from '../../types';
import {allOf, isDirect} from '../billing/entities';
import {type RevenueRecord, revenueRecords} from './revenue-record';
import {samplePublications} from './sample-publications';

export const stepNames = [
  'DRAFT_TO_SENT',
  'SENT_TO_ACCEPTED',
  'ACCEPTED_TO_INVOICED',
  'INVOICED_TO_DISBURSED',
] as const;

export type DealStep = {
  step: (typeof stepNames)[number];
  partner: string;
  productId: string;
  endedAt: string;
  days: number;
};

/** The finished steps of all deals through marketplaces. */
export function dealSteps(world: World): DealStep[] {
  const records = revenueRecords(world);
  return allOf(world, 'Offer')
    .filter(
      ({partner, offerType}) =>
        !isDirect(textOf(partner)) && ['PRIVATE', 'CHANNEL'].includes(textOf(offerType)),
    )
    .flatMap((offer) => stepsOf(offer, milestonesOf(world, offer, records)));
}

/** Each step goes from its milestone to the next. */
function stepsOf({partner, productId}: Entity, milestones: (string | undefined)[]): DealStep[] {
  return stepNames.flatMap((step, index) => {
    const [start, endedAt] = [milestones[index], milestones[index + 1]];
    if (start === undefined || endedAt === undefined) return [];
    const days = (Date.parse(endedAt) - Date.parse(start)) / 86_400_000;
    return [{step, partner: textOf(partner), productId: textOf(productId), endedAt, days}];
  });
}

function milestonesOf(
  world: World,
  {id, createdAt, acceptedAt}: Entity,
  records: RevenueRecord[],
): (string | undefined)[] {
  const [first] = records
    .filter(({offerId, invoiceDate}) => offerId === id && invoiceDate !== undefined)
    .sort((a, b) => textOf(a.invoiceDate).localeCompare(textOf(b.invoiceDate)));
  return [
    optionalText(createdAt),
    publishedAt(world, id),
    optionalText(acceptedAt),
    first?.invoiceDate,
    first?.disbursementDate,
  ];
}

const optionalText = (value: Entity['createdAt']): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A channel offer is published when the marketplace authorizes it. */
function publishedAt(world: World, offerId: string): string | undefined {
  const event = allOf(world, 'NotificationEvent').find(
    ({entityId, type}) =>
      entityId === offerId && (type === 'offer.published' || type === 'offer.authorized'),
  );
  return optionalText(event?.createdAt) ?? samplePublications[offerId];
}
