/** An exact decimal number: a whole number of 10^-18, because amounts must not lose a digit. */
export type Decimal = bigint;

const places = 18;
const scale = 10n ** BigInt(places);

export const zero: Decimal = 0n;

/** Reads a decimal string of the contract, such as `0.40`. */
export function decimal(text: string): Decimal {
  const isNegative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  return isNegative ? -value : value;
}

export const whole = (value: number): Decimal => BigInt(value) * scale;

export const times = (a: Decimal, b: Decimal): Decimal => (a * b) / scale;

export const dividedBy = (a: Decimal, b: Decimal): Decimal => (a * scale) / b;

export const percentOf = (percentage: string, value: Decimal): Decimal =>
  times(value, decimal(percentage)) / 100n;

export const sum = (values: Decimal[]): Decimal =>
  values.reduce((total, value) => total + value, zero);

export const smaller = (a: Decimal, b: Decimal): Decimal => (a < b ? a : b);

export const larger = (a: Decimal, b: Decimal): Decimal => (a > b ? a : b);

/** The next whole number, such as the number of packages that contain a quantity. */
export function roundUp(value: Decimal): Decimal {
  const rest = value % scale;
  return rest > 0n ? value - rest + scale : value - rest;
}

/** Rounds half away from zero, as invoices do. */
export function round(value: Decimal, digits: number): Decimal {
  const unit = 10n ** BigInt(places - digits);
  const half = value < 0n ? -unit / 2n : unit / 2n;
  return ((value + half) / unit) * unit;
}

/** The shortest text with at least these decimal places, such as `1.50` or `0.002`. */
export function decimalText(value: Decimal, digits = 0): string {
  const absolute = value < 0n ? -value : value;
  const fraction = (absolute % scale).toString().padStart(places, '0');
  const kept = fraction.replace(/0+$/, '').padEnd(digits, '0');
  return `${value < 0n ? '-' : ''}${absolute / scale}${kept ? `.${kept}` : ''}`;
}

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
