import {expect, it} from 'vitest';
import {addBusinessDays, addDays, addMonths, dateText, daysBetween, latest} from '../dates';

it('adds months and keeps the day if the month has it', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-02-02', 3)).toBe('2026-05-02');
  expect(addMonths('2026-03-15', -12)).toBe('2025-03-15');
});

it('counts days', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysBetween('2026-02-02', '2026-03-02')).toBe(28);
});

it('skips weekends', () => {
  expect(addBusinessDays('2026-05-22', 1)).toBe('2026-05-25');
  expect(addBusinessDays('2026-05-20', 4)).toBe('2026-05-26');
  expect(addBusinessDays('2026-05-23', 0)).toBe('2026-05-23');
});

it('finds the latest date and writes it for people', () => {
  expect(latest('2026-05-01', undefined, '2026-05-03')).toBe('2026-05-03');
  expect(dateText('2026-04-16')).toBe('April 16, 2026');
});
