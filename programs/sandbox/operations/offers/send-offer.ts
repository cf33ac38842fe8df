import {ApiError} from '../../errors';
import {found} from '../../lists/list';
import type {Call, Entity, Handler, Json, JsonObject, World} from '../../types';
import {clientOf, listOf, objectOf, textOf} from '../fields';
import {offerSubject, vendor} from '../ids';
import {offerOf} from './read-offers';

function recipientsOf({world, body}: Call, offer: Entity): Entity[] {
  const ids = listOf<string>(body.contactIds ?? offer.contactIds);
  if (ids.length === 0) throw new ApiError('no_contacts');
  return [...new Set(ids)].map((id) => found(world, 'Contact', id, 'contact_not_found'));
}

function queueEmail(call: Call, offer: Entity, event: Entity, contact: Entity): Entity {
  const {world, actor, body} = call;
  const product = world.store.collection('Product').get(textOf(offer.productId));
  const message = {
    id: world.newId('msg'),
    orgId: actor.orgId,
    notificationEventId: event.id,
    eventType: event.type,
    entityType: 'OFFER',
    entityId: offer.id,
    channel: 'EMAIL',
    recipient: contact.emailAddress,
    contactId: contact.id,
    status: 'QUEUED',
    attemptCount: 0,
    subject: offerSubject(vendor.name),
    ...offerEmail(offer, product, textOf(body.message)),
    createdAt: world.now(),
    updatedAt: world.now(),
  };
  const cause = {by: 'OPERATION', operation: 'send-offer-notifications'} as const;
  return world.create('NOTIFICATION_MESSAGE', message, cause);
}

/** The email server accepts the message. */
function settleEmail(world: World, id: string): void {
  if (world.store.collection('NotificationMessage').get(id)?.status !== 'QUEUED') return;
  world.move({
    entityType: 'NOTIFICATION_MESSAGE',
    id,
    to: 'SENT',
    by: 'PLATFORM',
    changes: {attemptCount: 1, sentAt: world.now()},
  });
}

export const sendOffer: Handler = (call) => {
  const {world, body} = call;
  const offer = offerOf(call);
  if (offer.status !== 'PENDING_ACCEPTANCE') {
    throw new ApiError('offer_not_pending_acceptance', {
      message: `The offer has the status ${textOf(offer.status)}. You can notify contacts only while it's waiting for acceptance.`,
    });
  }
  const contacts = recipientsOf(call, offer);
  const event = world.emit('offer.contacts_notified', 'OFFER', offer, {
    title: `Offer sent to ${contacts.length} contact${contacts.length === 1 ? '' : 's'}`,
    message: textOf(body.message) || undefined,
    channels: ['EMAIL'],
    contactIds: contacts.map(({id}) => id),
    createdBy: clientOf(call),
  });
  const emails = contacts.map((contact) => queueEmail(call, offer, event, contact));
  world.after(() => {
    for (const {id} of emails) settleEmail(world, id);
  });
  return {body: event};
};

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});

function moneyText(money: Json | undefined): string {
  const {amount, currency} = objectOf(money);
  const [whole = '', decimals] = textOf(amount).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${decimals === undefined ? grouped : `${grouped}.${decimals}`} ${textOf(currency)}`;
}

function durationText(duration: Json | undefined): string {
  const {length, unit} = objectOf(duration);
  if (length === undefined) return '';
  return ` for ${Number(length)} ${textOf(unit).toLowerCase()}${length === 1 ? '' : 's'}`;
}

function priceText({commitAmount, discountPercentage, installments}: JsonObject): string {
  if (commitAmount === undefined) {
    const discount = textOf(discountPercentage);
    return discount && `, ${discount}% off the list price`;
  }
  const count = listOf(installments).length;
  const parts = count > 1 ? ` in ${numbers[count] ?? String(count)} installments` : '';
  return `, ${moneyText(commitAmount)}${parts}`;
}

/** One sentence about an offer, such as "Tidewatch for 12 months, 120,000.00 USD." */
function summaryOf(offer: Entity, product: Entity | undefined): string {
  const title = textOf(objectOf(product?.listing).title ?? product?.name ?? offer.name);
  return `${title}${durationText(offer.duration)}${priceText(objectOf(offer.pricing))}.`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const paragraph = (html: string): string => `<p>${html}</p>`;

/** The email with the sender's message, the terms, and the link to accept them. */
function offerEmail(offer: Entity, product: Entity | undefined, message: string) {
  const summary = summaryOf(offer, product);
  const invitation = `Accept by ${longDate(textOf(offer.expiryDate))}`;
  const url = textOf(offer.acceptanceUrl);
  const link = url ? `<a href="${escapeHtml(url)}">${invitation}</a>` : invitation;
  const intro = message ? paragraph(escapeHtml(message)) : '';
  return {
    textContent: `${message ? `${message}\n\n` : ''}${summary} ${invitation}${url ? `:\n${url}` : '.'}\n`,
    htmlContent: `${intro}${paragraph(`${escapeHtml(summary)} ${link}`)}`,
  };
}
