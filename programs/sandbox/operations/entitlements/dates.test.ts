import {describe, expect, it} from 'vitest';
import {addDuration, addHours, hourOf, nextInSeries} from '../dates';

const month = {length: 1, unit: 'MONTH'};

describe('dates of terms', () => {
  it('adds a duration in its unit', () => {
    expect(addDuration('2026-02-02', {length: 14, unit: 'DAY'})).toBe('2026-02-16');
    expect(addDuration('2026-03-01', {length: 12, unit: 'MONTH'})).toBe('2027-03-01');
    expect(addDuration('2024-02-29', {length: 1, unit: 'YEAR'})).toBe('2025-02-28');
  });

  it('finds the next date of a series', () => {
    expect(nextInSeries('2026-02-01', month, '2026-02-01')).toBe('2026-03-01');
    expect(nextInSeries('2026-01-31', month, '2026-02-28')).toBe('2026-03-31');
    expect(nextInSeries('2026-05-20', month, '2026-04-01')).toBe('2026-05-20');
  });

  it('finds the full hour of a moment', () => {
    expect(hourOf('2026-03-14T10:59:59Z')).toBe('2026-03-14T10:00:00Z');
    expect(addHours('2026-03-14T23:00:00Z', 1)).toBe('2026-03-15T00:00:00Z');
  });
});
