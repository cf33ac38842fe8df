import {type Decimal, decimal, decimalText, round, sum} from './decimal';

/** As in the contract's schema `Money`. */
export type Money = {amount: string; currency: string};

export const amountOf = ({amount}: Money): Decimal => decimal(amount);

/** An amount to pay, rounded to the currency's smallest unit. */
export function money(value: Decimal, currency: string): Money {
  const digits = digitsOf(currency);
  return {amount: decimalText(round(value, digits), digits), currency};
}

export const noMoney = (currency: string): Money => money(0n, currency);

export const plus = (a: Money, b: Money): Money => money(amountOf(a) + amountOf(b), a.currency);

export const minus = (a: Money, b: Money): Money => money(amountOf(a) - amountOf(b), a.currency);

export const total = (amounts: Money[], currency: string): Money =>
  money(sum(amounts.map(amountOf)), currency);

export const isMore = (a: Money, b: Money): boolean => amountOf(a) > amountOf(b);

export const isPositive = (amount: Money): boolean => amountOf(amount) > 0n;

/** For people: `1,000.00 USD`. */
export const moneyText = ({amount, currency}: Money): string => `${numberText(amount)} ${currency}`;

/** A decimal string with separators between thousands. */
export function numberText(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? separated : `${separated}.${fraction}`;
}

/** Making a format takes longer than the arithmetic, so each currency's digits are looked up once. */
const knownDigits = new Map<string, number>();

function digitsOf(currency: string): number {
  const known = knownDigits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', {style: 'currency', currency});
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  knownDigits.set(currency, digits);
  return digits;
}
