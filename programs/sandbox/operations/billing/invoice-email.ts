import type {Entity, World} from '../../types';
import {addDays, dateOf, dateText} from './calendar';
import {type Buyer, type Invoice, type InvoiceLine, allOf, related} from './entities';
import {type Money, isPositive, moneyText, numberText} from './money';
import {buyerPageUrl, vendor} from './vendor';

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

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
