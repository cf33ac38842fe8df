import {textOf} from '../../lists/text';
import type {Entity, Mover, World} from '../../types';
import {dateText} from './calendar';
import {type Buyer, type Invoice, allOf, related} from './entities';
import {escaped} from './invoice-email';
import {moneyText} from './money';
import {buyerPageUrl, vendor} from './vendor';

type Recipient = {emailAddress: string; contactId?: string};

type Email = {eventType: string; subject: string; textContent: string; htmlContent: string};

type Cause = {by: Mover; operation?: string};

/** Emails an issued invoice to its contacts and, unless they were chosen, to the buyer's address. */
export function queueIssueEmails(
  world: World,
  invoice: Invoice,
  {isToAll, operation}: {isToAll: boolean; operation?: string},
): void {
  const cause: Cause = operation ? {by: 'OPERATION', operation} : {by: 'CLOCK'};
  queue(world, invoice, {
    email: issueEmail(invoice),
    recipients: recipientsOf(world, invoice, isToAll),
    cause,
  });
}

/** A draft has no recipients yet, so voiding it sends no emails. */
export function queueVoidEmails(world: World, invoice: Invoice, operation: string): void {
  const sent = receiversOf(world, invoice.id);
  const recipients = sent.length > 0 ? sent : recipientsOf(world, invoice, false);
  const cause: Cause = {by: 'OPERATION', operation};
  queue(world, invoice, {email: voidEmail(invoice), recipients, cause});
}

const receiversOf = (world: World, invoiceId: string): Recipient[] =>
  allOf<Entity & {recipient: string; contactId?: string}>(world, 'NotificationMessage')
    .filter(
      ({entityId, eventType, channel}) =>
        entityId === invoiceId && eventType === 'invoice.issued' && channel === 'EMAIL',
    )
    .map(({recipient, contactId}) => ({emailAddress: recipient, contactId}));

function recipientsOf(world: World, invoice: Invoice, isToAll: boolean): Recipient[] {
  const {emailAddress} = related<Buyer>(world, 'Buyer', invoice.buyerId);
  const contacts = (invoice.contactIds ?? []).flatMap((id): Recipient[] => {
    const contact = world.store.collection('Contact').get(id);
    return contact ? [{emailAddress: textOf(contact.emailAddress), contactId: id}] : [];
  });
  return isToAll && emailAddress ? [...contacts, {emailAddress}] : contacts;
}

function issueEmail(invoice: Invoice): Email {
  const url = buyerPageUrl(invoice.number);
  const action = 'View and pay the invoice';
  const fact = `Invoice ${invoice.number} for ${moneyText(invoice.dueAmount)} is due on ${dateText(invoice.dueDate ?? '')}.`;
  return {
    eventType: 'invoice.issued',
    subject: `Invoice ${invoice.number} from ${vendor.name}`,
    textContent: `${fact}\n${action}: ${url}\n`,
    htmlContent: `<p>${fact}</p><p><a href="${url}">${action}</a></p>`,
  };
}

function voidEmail({number, voidReason}: Invoice): Email {
  const sentences = [`Invoice ${number} is void. You owe nothing for it.`, voidReason ?? []].flat();
  return {
    eventType: 'invoice.voided',
    subject: `Invoice ${number} from ${vendor.name} is void`,
    textContent: sentences.map((sentence) => `${sentence}\n`).join(''),
    htmlContent: sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join(''),
  };
}

function queue(
  world: World,
  invoice: Invoice,
  {email, recipients, cause}: {email: Email; recipients: Recipient[]; cause: Cause},
): void {
  const event = eventOf(world, invoice.id, email.eventType);
  if (!event) return;
  for (const {emailAddress, contactId} of recipients) {
    const message: Entity = {
      id: world.newId('msg'),
      orgId: invoice.orgId,
      notificationEventId: event.id,
      entityType: 'INVOICE',
      entityId: invoice.id,
      channel: 'EMAIL',
      recipient: emailAddress,
      ...(contactId && {contactId}),
      status: 'QUEUED',
      attemptCount: 0,
      ...email,
      createdAt: world.now(),
      updatedAt: world.now(),
    };
    world.create('NOTIFICATION_MESSAGE', message, cause);
    world.after(() => send(world, message.id));
  }
}

/** The event that the message is about, which was just sent. */
const eventOf = (world: World, entityId: string, type: string): Entity | undefined =>
  world.store
    .collection('NotificationEvent')
    .all()
    .filter((event) => event.entityId === entityId && event.type === type)
    .at(-1);

function send(world: World, id: string): void {
  if (world.store.collection('NotificationMessage').get(id)?.status !== 'QUEUED') return;
  const changes = {attemptCount: 1, sentAt: world.now()};
  world.move({entityType: 'NOTIFICATION_MESSAGE', id, to: 'SENT', by: 'PLATFORM', changes});
}
