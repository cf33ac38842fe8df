import {describe, expect, it} from 'vitest';
import {decimal, decimalText, dividedBy, percentOf, round, roundUp, times, whole} from './money';

describe('decimal', () => {
  it('keeps every digit', () => {
    expect(decimalText(decimal('0.1') + decimal('0.2'))).toBe('0.3');
    expect(decimalText(times(decimal('40000'), decimal('0.0006')), 2)).toBe('24.00');
    expect(decimalText(decimal('-12.50'))).toBe('-12.5');
  });

  it('divides and takes percentages', () => {
    expect(decimalText(dividedBy(whole(14), whole(28)))).toBe('0.5');
    expect(decimalText(percentOf('2.9', decimal('1000')), 2)).toBe('29.00');
  });

  it('rounds half away from zero', () => {
    expect(decimalText(round(decimal('0.125'), 2))).toBe('0.13');
    expect(decimalText(round(decimal('-0.125'), 2))).toBe('-0.13');
    expect(decimalText(round(decimal('0.124999'), 2))).toBe('0.12');
  });

  it('rounds up to whole packages', () => {
    expect(decimalText(roundUp(decimal('12.5')))).toBe('13');
    expect(decimalText(roundUp(decimal('12')))).toBe('12');
  });
});
