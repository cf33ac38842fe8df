import {describe, expect, it} from 'vitest';
import {listCall} from '../testing/test-world';
import type {Call} from '../types';
import {dateRange, inDateRange} from './list';

const rangeFor = (query: Call['query']): ReturnType<typeof dateRange> =>
  dateRange(listCall({}, {query}));

describe('a date range', () => {
  it('is the last 30 days', () => {
    expect(rangeFor({})).toEqual({startDate: '2026-04-20', endDate: '2026-05-20'});
    expect(rangeFor({endDate: '2026-03-31'}).startDate).toBe('2026-03-01');
  });

  it('has 366 days at most', () => {
    expect(rangeFor({startDate: '2025-05-19'}).endDate).toBe('2026-05-20');
    expect(() => rangeFor({startDate: '2025-05-18'})).toThrow(
      'The date range covers 367 days. The limit is 366.',
    );
  });

  it('ends after its start', () => {
    expect(() => rangeFor({startDate: '2026-03-02', endDate: '2026-03-01'})).toThrow(
      expect.objectContaining({code: 'date_range_too_wide'}),
    );
  });

  it('includes both days, and applies to operations that have one', () => {
    const rows = ['2026-03-01T00:00:00Z', '2026-03-31T23:59:59Z', '2026-04-01T00:00:00Z'].map(
      (timestamp) => ({timestamp}),
    );
    const query = {startDate: '2026-03-01', endDate: '2026-03-31'};
    const call = listCall({}, {query, slug: 'list-usage-record-groups'});
    expect(inDateRange(call, rows, 'timestamp')).toEqual(rows.slice(0, 2));
    expect(inDateRange({...call, slug: 'list-offers'}, rows, 'timestamp')).toEqual(rows);
  });
});
