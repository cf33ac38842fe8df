import {decimalText, dividedBy, round, whole} from '../billing/decimal';

/** A share in percent, with up to 4 decimal places. Undefined of nothing. */
export function percentageOf(part: number, all: number): string | undefined {
  if (all === 0) return undefined;
  return decimalText(round(dividedBy(whole(part * 100), whole(all)), 4));
}
