import {ApiError} from '../../api-error';
import {found} from '../../lists/list';
import type {Call, Entity, Handler, World} from '../../types';
import {vendor} from '../billing/vendor';
import {clientOf} from './authors';
import {listOf, textOf} from './fields';
import {offerEmail} from './offer-email';
import {offerOf} from './read-offers';
import {offerSubject} from './vendor';

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
