import {expect, it} from 'vitest';
import {factKinds, isDueSoon, isOutdated, validUntil} from './fact-validity';

const checked = new Date('2026-01-01');
const day = 24 * 60 * 60 * 1000;
const fact = (id: string) => ({id, kind: 'fee', checked}) as const;
const daysOf = (id: string) => (validUntil(fact(id)).getTime() - checked.getTime()) / day;

it("spreads facts over 80 to 120 % of their kind's validity", () => {
  const {days} = factKinds.fee;
  const all = Array.from({length: 500}, (_, index) => daysOf(`aws/fact-${index}`));
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0.8 * days);
  expect(Math.max(...all)).toBeLessThanOrEqual(1.2 * days);
  // 500 facts on 73 days.
  expect(new Set(all).size).toBeGreaterThan(60);
});

it('is current through its last day, and due 30 days before', () => {
  const last = validUntil(fact('a'));
  const after = (days: number) => new Date(last.getTime() + days * day);
  expect([isOutdated(fact('a'), last), isOutdated(fact('a'), after(1))]).toEqual([false, true]);
  expect([isDueSoon(fact('a'), after(-30)), isDueSoon(fact('a'), after(-29))]).toEqual([
    false,
    true,
  ]);
});
