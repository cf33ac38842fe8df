import {describe, expect, it} from 'vitest';
import {createTestWorld} from '../testing/test-world';
import {advance, nextStep} from './clock';

const noDeliveries = {flush: () => Promise.resolve(), nextDue: () => undefined};

describe('advance', () => {
  it('runs the jobs at every full hour and at the end', async () => {
    const {world, clock, settle} = createTestWorld();
    const moments: string[] = [];
    const jobs = [() => moments.push(world.now())];
    const parts = {clock, jobs, settle, deliveries: noDeliveries};
    await advance(world, '2026-05-20T11:30:00Z', parts);
    expect(moments).toEqual([
      '2026-05-20T10:00:00Z',
      '2026-05-20T11:00:00Z',
      '2026-05-20T11:30:00Z',
    ]);
  });

  it('settles what a job puts off before the next job runs', async () => {
    const {world, clock, settle} = createTestWorld();
    const order: string[] = [];
    const jobs = [() => world.after(() => order.push('settled')), () => order.push('next job')];
    const parts = {clock, jobs, settle, deliveries: noDeliveries};
    await advance(world, '2026-05-20T10:00:00Z', parts);
    expect(order).toEqual(['settled', 'next job']);
  });
});

describe('nextStep', () => {
  const start = '2026-05-20T09:00:00Z';
  const target = '2027-05-20T09:00:00Z';

  it('stops for a retry', () => {
    expect(nextStep(start, start, target, '2026-05-20T09:05:00Z')).toBe('2026-05-20T09:05:00Z');
  });

  it('moves to the ends of days after two days, and by days after a year', () => {
    expect(nextStep(start, '2026-05-22T08:00:00Z', target)).toBe('2026-05-22T09:00:00Z');
    expect(nextStep(start, '2026-05-22T09:00:00Z', target)).toBe('2026-05-23T00:00:00Z');
    expect(nextStep(start, '2026-05-23T00:00:00Z', target)).toBe('2026-05-23T08:00:00Z');
    const later = '2028-05-20T09:00:00Z';
    expect(nextStep(start, '2027-06-20T00:00:00Z', later)).toBe('2027-06-21T00:00:00Z');
  });

  it('never moves past the target', () => {
    expect(nextStep(start, start, '2026-05-20T09:10:00Z')).toBe('2026-05-20T09:10:00Z');
  });
});
