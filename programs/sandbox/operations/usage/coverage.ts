import {type Decimal, decimal, dividedBy, round, smaller, times, zero} from '../billing/decimal';

/** What the usage of an hour consists of, and what can cover it. */
export type Usage = {
  /** By key. */
  quantities: Map<string, Decimal>;
  prices: Map<string, Decimal>;
  /** What the plan still includes, by key. */
  included: Map<string, Decimal>;
  creditLeft: Decimal;
  commitLeft: Decimal;
  /** If the marketplace accepts whole numbers only: the fractions of the last report, by key. */
  remainders?: Map<string, Decimal>;
};

export type KeyCoverage = {
  key: string;
  included: Decimal;
  credit: Decimal;
  commit: Decimal;
  reported: Decimal;
  remainder: Decimal;
};

export type Coverage = {
  keys: KeyCoverage[];
  creditAmount: Decimal;
  commitAmount: Decimal;
};

/** The plan covers usage first, then credit, then the commitment. The rest is reported. */
export function cover(usage: Usage): Coverage {
  let {creditLeft, commitLeft} = usage;
  const keys = [...usage.quantities].map(([key, quantity]): KeyCoverage => {
    const price = usage.prices.get(key) ?? zero;
    const included = smaller(quantity, usage.included.get(key) ?? zero);
    const credit = affordable(quantity - included, price, creditLeft);
    creditLeft -= times(credit, price);
    const commit = affordable(quantity - included - credit, price, commitLeft);
    commitLeft -= times(commit, price);
    const rest = quantity - included - credit - commit;
    return {
      key,
      included,
      credit,
      commit,
      ...inWholeUnits(rest, usage.remainders?.get(key), usage),
    };
  });
  return {
    keys,
    creditAmount: usage.creditLeft - creditLeft,
    commitAmount: usage.commitLeft - commitLeft,
  };
}

/** The part of a quantity that an amount pays for. */
function affordable(quantity: Decimal, price: Decimal, left: Decimal): Decimal {
  if (left <= zero || price <= zero) return zero;
  if (times(quantity, price) <= left) return quantity;
  const part = dividedBy(left, price);
  const rounded = round(part, 9);
  // A quantity has 9 decimal places, and rounding up would cost more than there is.
  return rounded > part ? rounded - 10n ** 9n : rounded;
}

const unit = decimal('1');

/** Fractions wait for the next report if the marketplace doesn't accept them. */
function inWholeUnits(rest: Decimal, remainder: Decimal = zero, {remainders}: Usage) {
  if (!remainders) return {reported: rest, remainder: zero};
  const total = rest + remainder;
  return {reported: total - (total % unit), remainder: total % unit};
}
