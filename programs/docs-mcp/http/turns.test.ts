import {setImmediate as turn} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {clientLimits} from '../limits';
import {Turns} from './turns';

const limits = {...clientLimits, running: 2, waiting: 3, rate: 10, burstSeconds: 1};

function newTurns() {
  const clock = {now: 0};
  return {clock, turns: new Turns(limits, () => clock.now)};
}

it('allows the rate, with a burst, and says when to try again', () => {
  const {clock, turns} = newTurns();
  for (let call = 0; call < 10; call++) expect(turns.admit('a')).toBeNull();
  expect(turns.admit('a')).toEqual({retryAfter: 1});
  expect(turns.admit('b')).toBeNull();
  clock.now = 100;
  expect(turns.admit('a')).toBeNull();
  expect(turns.admit('a')).not.toBeNull();
});

it('serves a client with one call before the next calls of a busy client', async () => {
  const {clock, turns} = newTurns();
  const order: string[] = [];
  const call = (name: string) => () => {
    order.push(name);
    clock.now += 1;
    return Promise.resolve();
  };
  for (let count = 1; count <= 3; count++) turns.queue('busy', call(`busy ${count}`));
  await turn();
  turns.queue('other', call('other'));
  for (let count = 0; count < 6; count++) await turn();
  expect(order).toEqual(['busy 1', 'other', 'busy 2', 'busy 3']);
});

it('runs at most two calls of a client at the same time, and others meanwhile', async () => {
  const {turns} = newTurns();
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const call = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  for (let count = 1; count <= 3; count++) turns.queue('busy', call(`busy ${count}`));
  turns.queue('other', call('other'));
  for (let count = 0; count < 6; count++) await turn();
  expect(started).toEqual(['busy 1', 'other', 'busy 2']);
  expect(turns.count()).toEqual({clients: 2, waiting: 1, running: 3});
  ends[0]?.();
  for (let count = 0; count < 3; count++) await turn();
  expect(started).toContain('busy 3');
});

it('refuses more calls than can wait', () => {
  const {turns} = newTurns();
  const call = () => Promise.resolve();
  for (let count = 0; count < 3; count++) expect(turns.queue('a', call)).toBeNull();
  expect(turns.queue('a', call)).toEqual({retryAfter: 1});
  expect(turns.queue('b', call)).toBeNull();
});

it('forgets clients that are idle', () => {
  const {clock, turns} = newTurns();
  for (let client = 0; client < 1000; client++) turns.admit(String(client));
  expect(turns.count().clients).toBe(1000);
  clock.now = 10_000;
  turns.admit('new');
  expect(turns.count().clients).toBe(1);
});
