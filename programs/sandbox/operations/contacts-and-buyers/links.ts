import {ApiError} from '../../api-error';
import {found} from '../../lists/list';
import type {Call, Entity, Handlers, Reply} from '../../types';
import {change} from './changes';

const mostContacts = 50;

const contactIdsOf = ({contactIds}: Entity): string[] => (contactIds ?? []) as string[];

function linkedEntity(call: Call, kind: 'BUYER' | 'OFFER'): {entity: Entity; contact: Entity} {
  const {world, path} = call;
  const entity =
    kind === 'BUYER'
      ? found(world, 'Buyer', path.buyerId ?? '', 'buyer_not_found')
      : found(world, 'Offer', path.offerId ?? '', 'offer_not_found');
  const contact = found(world, 'Contact', path.contactId ?? '', 'contact_not_found');
  return {entity, contact};
}

function addContact(call: Call, kind: 'BUYER' | 'OFFER'): Reply {
  const {entity, contact} = linkedEntity(call, kind);
  if (kind === 'OFFER') checkOpen(entity);
  const linked = contactIdsOf(entity);
  if (linked.includes(contact.id)) return {body: entity};
  if (linked.length >= mostContacts) throw new ApiError('contact_limit_reached');
  return {body: change(call, kind, entity, {contactIds: [...linked, contact.id]})};
}

function checkOpen({status}: Entity): void {
  if (status === 'CANCELLED') throw new ApiError('offer_locked');
  if (status === 'DELETED') {
    throw new ApiError('offer_locked', {message: "The offer is deleted, so it can't be changed."});
  }
}

function removeContact(call: Call, kind: 'BUYER' | 'OFFER'): Reply {
  const {entity, contact} = linkedEntity(call, kind);
  const linked = contactIdsOf(entity);
  if (!linked.includes(contact.id)) throw new ApiError('contact_not_linked');
  change(call, kind, entity, {contactIds: linked.filter((id) => id !== contact.id)});
  return {};
}

export const linkOperations: Handlers = {
  'add-contact-to-buyer': (call) => addContact(call, 'BUYER'),
  'add-contact-to-offer': (call) => addContact(call, 'OFFER'),
  'remove-contact-from-buyer': (call) => removeContact(call, 'BUYER'),
  'remove-contact-from-offer': (call) => removeContact(call, 'OFFER'),
};
