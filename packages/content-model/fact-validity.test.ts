import {expect, it} from 'vitest';
import {ageOf, failsAfter, formatDay, validUntil} from './fact-validity';

const fee = {kind: 'fee', checked: new Date('2026-01-01')} as const;

it('counts from the day of the check, by kind', () => {
  expect(formatDay(validUntil(fee))).toBe('June 30, 2026');
  expect(formatDay(validUntil({...fee, kind: 'identifier'}))).toBe('January 1, 2028');
});

it('is current through its last day, then outdated, and overdue after the grace period', () => {
  expect(ageOf(fee, new Date('2026-06-30'))).toBe('current');
  expect(ageOf(fee, new Date('2026-07-01'))).toBe('outdated');
  expect(ageOf(fee, failsAfter(fee))).toBe('outdated');
  expect(ageOf(fee, new Date('2026-09-29'))).toBe('overdue');
});
