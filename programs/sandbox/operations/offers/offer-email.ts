import type {Entity, Json, JsonObject} from '../../types';
import {listOf, objectOf, textOf} from './fields';

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
export function offerEmail(offer: Entity, product: Entity | undefined, message: string) {
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
