import {ApiError} from '../../api-error';
import {equalsIgnoringCase} from '../../lists/filters';
import {found, listReply, queryReply} from '../../lists/list';
import {textOf} from '../../lists/text';
import type {
  Call,
  Entity,
  Handlers,
  JsonObject,
  RawRequest,
  RequestChecks,
  World,
} from '../../types';
import {createdBy} from '../offers/authors';
import {change} from './changes';
import {checkEmailAddress} from './email-address';

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
