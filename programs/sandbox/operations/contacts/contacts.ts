import {ApiError} from '../../errors';
import {equalsIgnoringCase, found, listReply, queryReply} from '../../lists/list';
import {
  type Call,
  type Entity,
  type Handlers,
  type Json,
  type JsonObject,
  type RawRequest,
  type Reply,
  type RequestChecks,
  textOf,
  type World,
} from '../../types';
import {clientOf, createdBy} from '../fields';

const hasAddress = equalsIgnoringCase('emailAddress');

/** An email address belongs to one contact at most. Case doesn't matter. */
const contactWith = (world: World, emailAddress: unknown): Entity | undefined =>
  world.store
    .collection('Contact')
    .all()
    .find((contact) => typeof emailAddress === 'string' && hasAddress(contact, emailAddress));

/** The contact with the address of the request, or a new one. */
function storedContact(call: Call, fields: JsonObject): {created: boolean; contact: Entity} {
  const {world} = call;
  const known = contactWith(world, fields.emailAddress);
  if (known) return {created: false, contact: known};
  const contact = {...fields, ...createdBy(call), id: world.newId('con')};
  return {created: true, contact: world.store.collection('Contact').put(contact)};
}

const contactOf = ({world, path}: Call): Entity =>
  found(world, 'Contact', path.contactId ?? '', 'contact_not_found');

function createContact(call: Call): {status: number; body: Entity} {
  checkEmailAddress(call.body.emailAddress);
  const {created, contact} = storedContact(call, call.body);
  return {status: created ? 201 : 200, body: contact};
}

/** All or nothing, so every item is checked before the first contact is created. */
function batchCreateContacts(call: Call): {body: JsonObject} {
  const items = call.body.contacts as JsonObject[];
  const positions = new Map<string, number>();
  items.forEach(({emailAddress}, index) => {
    checkEmailAddress(emailAddress, `/contacts/${index}/emailAddress`);
    const address = textOf(emailAddress).toLowerCase();
    const first = positions.get(address);
    if (first !== undefined) throw duplicate(first, index);
    positions.set(address, index);
  });
  const results = items.map((item, index) => ({index, ...storedContact(call, item)}));
  return {body: {results}};
}

const duplicate = (first: number, second: number): ApiError =>
  new ApiError('duplicate_email_in_batch', {
    message: `Items ${first} and ${second} have the same email address.`,
    details: [
      {
        location: 'BODY',
        field: `/contacts/${second}/emailAddress`,
        code: 'duplicate_email_in_batch',
        message: 'Must be different from the other addresses.',
      },
    ],
  });

function updateContact(call: Call): {body: Entity} {
  const contact = contactOf(call);
  checkEmailAddress(call.body.emailAddress);
  const owner = contactWith(call.world, call.body.emailAddress);
  if (owner && owner.id !== contact.id) throw new ApiError('email_taken');
  return {body: change(call, 'CONTACT', contact, call.body)};
}

export const contactOperations: Handlers = {
  'list-contacts': (call) => listReply(call, 'Contact', {filters: {emailAddress: hasAddress}}),
  'query-contacts': (call) => queryReply(call, 'Contact'),
  'get-contact': (call) => ({body: contactOf(call)}),
  'create-contact': createContact,
  'batch-create-contacts': batchCreateContacts,
  'update-contact': updateContact,
};

const largestBatch = 200;

function checkBatchSize({body}: RawRequest): void {
  const {contacts} = (body ?? {}) as {contacts?: unknown};
  if (!Array.isArray(contacts) || contacts.length <= largestBatch) return;
  throw new ApiError('batch_too_large', {
    message: `The batch has ${contacts.length} items. The limit is ${largestBatch}.`,
  });
}

export const contactChecks: RequestChecks = {'batch-create-contacts': checkBatchSize};

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

/**
 * Changes fields of a buyer, contact, or offer. A null clears a field. Without a different value,
 * the entity stays as it is, and so does the time of its last change.
 */
export function change(
  call: Call,
  entityType: 'BUYER' | 'CONTACT' | 'OFFER',
  entity: Entity,
  fields: JsonObject,
): Entity {
  const changes = Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value ?? undefined] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(entity[name])),
  );
  if (Object.keys(changes).length === 0) return entity;
  return call.world.update(entityType, entity.id, {...changes, updatedBy: clientOf(call)});
}

/** No domain below this one exists, so programs can test what happens with a wrong address. */
const unreachable = /[@.]invalid$/i;

/** Rejects an address at a domain that doesn't accept email. `pointer` is its field in the body. */
export function checkEmailAddress(address: Json | undefined, pointer = '/emailAddress'): void {
  if (typeof address !== 'string' || !unreachable.test(address)) return;
  throw new ApiError('invalid_email', {
    details: [
      {
        location: 'BODY',
        field: pointer,
        code: 'invalid_email',
        message: 'Must be an address that accepts email.',
      },
    ],
  });
}
