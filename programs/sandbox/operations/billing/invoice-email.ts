import {type Entity, type Mover, textOf, type World} from '../../types';
import {addDays, dateOf, dateText} from '../dates';
import {buyerPageUrl, vendor} from '../ids';
import {allOf, type Buyer, type Invoice, type InvoiceLine, related} from './entities';
import {isPositive, type Money, moneyText, numberText} from './money';

type Row = {heading?: boolean; cells: [string, string, string]};

/** The email with an invoice, as an HTML page. A draft shows the due date it would get today. */
export function invoiceEmail(world: World, invoice: Invoice): string {
  const title = `Invoice ${invoice.number}`;
  const rows = rowsOf(world, invoice).map(rowHtml);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8">',
    `    <title>${escaped(`${title} from ${vendor.name}`)}</title>`,
    '  </head>',
    '  <body>',
    `    <h1>${escaped(title)}</h1>`,
    `    <p>${escaped(greeting(world, invoice))}</p>`,
    '    <table>',
    '      <tr><th>Item</th><th>Quantity</th><th>Amount</th></tr>',
    ...rows.map((row) => `      ${row}`),
    '    </table>',
    ...(invoice.memo === undefined ? [] : [`    <p>${escaped(invoice.memo)}</p>`]),
    `    <p><a href="${escaped(buyerPageUrl(invoice.number))}">View and pay the invoice</a></p>`,
    '  </body>',
    '</html>',
    '',
  ].join('\n');
}

export const dueDateOf = (world: World, {dueDate, netTermsDays}: Invoice): string =>
  dueDate ?? addDays(dateOf(world.now()), netTermsDays);

function rowsOf(world: World, invoice: Invoice): Row[] {
  const {lines, subtotalAmount, overallDiscountAmount, taxAmount, dueAmount} = invoice;
  return [
    ...lines.map((line) => row(labelOf(line), moneyText(line.amount), quantityOf(line))),
    ...reduction('Credit', invoice.deductedCreditAmount),
    ...reduction('Commitment', invoice.deductedCommitAmount),
    row('Subtotal', moneyText(subtotalAmount)),
    ...reduction('Discount', overallDiscountAmount),
    row('Tax', moneyText(taxAmount)),
    {...row(`Due on ${dateText(dueDateOf(world, invoice))}`, moneyText(dueAmount)), heading: true},
  ];
}

const row = (label: string, amount: string, quantity = ''): Row => ({
  cells: [label, quantity, amount],
});

const reduction = (label: string, amount?: Money): Row[] =>
  amount && isPositive(amount) ? [row(label, `-${moneyText(amount)}`)] : [];

function labelOf({name, discount, groupValues = {}}: InvoiceLine): string {
  const group = Object.values(groupValues).join(', ');
  const label = group ? `${name} (${group})` : name;
  if (discount?.percentage) return `${label}, with a ${discount.percentage}% discount`;
  return discount?.amount ? `${label}, with a discount of ${moneyText(discount.amount)}` : label;
}

const quantityOf = ({quantity = '1'}: InvoiceLine): string => numberText(quantity);

function rowHtml({heading, cells: [label, quantity, amount]}: Row): string {
  const tag = heading ? 'th' : 'td';
  return `<tr><${tag}>${escaped(label)}</${tag}><td>${quantity}</td><td>${amount}</td></tr>`;
}

function greeting(world: World, invoice: Invoice): string {
  const buyer = related<Buyer>(world, 'Buyer', invoice.buyerId);
  const [contactId] = invoice.contactIds ?? buyer.contactIds;
  const contact = allOf(world, 'Contact').find(({id}) => id === contactId);
  const period = periodText(invoice);
  return `Hello ${nameOf(contact) ?? buyer.name}, here's your invoice from ${vendor.name}${period ? ` for ${period}` : ''}.`;
}

const nameOf = (contact: Entity | undefined): string | undefined =>
  typeof contact?.name === 'string' ? contact.name : undefined;

/** Such as `March 1 to 31, 2026`. */
function periodText({periodStartDate: start, periodEndDate: end}: Invoice): string | undefined {
  if (start === undefined || end === undefined) return undefined;
  if (start === end) return dateText(start);
  const [startDay = '', startYear = ''] = dateText(start).split(', ');
  const [endDay = '', endYear = ''] = dateText(end).split(', ');
  if (startYear !== endYear) return `${dateText(start)} to ${dateText(end)}`;
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${startDay} to ${isSameMonth ? (endDay.split(' ')[1] ?? '') : endDay}, ${endYear}`;
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

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
