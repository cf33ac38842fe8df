import {type Decimal, decimalText, round} from '../billing/decimal';
import {amountOf, money, noMoney} from '../billing/money';
import type {Money} from './model';

/** The contract's limit of decimal places. */
const mostDigits = 6;

/** An amount that isn't rounded to the currency's smallest unit, because usage can cost less. */
export function exactMoney(value: Decimal, currency: string): Money {
  const rounded = money(value, currency);
  if (amountOf(rounded) === value) return rounded;
  return {amount: decimalText(round(value, mostDigits), digitsOf(currency)), currency};
}

export const addExactly = (a: Money, b: Money): Money =>
  exactMoney(amountOf(a) + amountOf(b), a.currency);

/** The number of decimal places of a currency. */
export const digitsOf = (currency: string): number =>
  noMoney(currency).amount.split('.')[1]?.length ?? 0;
