import {identity} from '@docs/content-model/identity';
import {describe, expect, it} from 'vitest';
import {createTestWorld, publishedOffer} from '../testing/test-world';
import {allDeliveries, createDeliveries, type PostResult} from './deliveries';
import {addEndpoint, removeEndpoint} from './endpoints';

const header = (name: string): string => `${identity.brand}-${name}`;

const url = 'http://localhost:8080/hooks';

/** A world whose deliveries get these results, the last one again and again. */
function setUp(results: PostResult[], allowNetwork = false) {
  const requests: {url: string; headers: Record<string, string>; body: string}[] = [];
  const deliveries = createDeliveries(async (to, headers, body) => {
    const result = results[Math.min(requests.length, results.length - 1)];
    requests.push({url: to, headers, body});
    return result as PostResult;
  }, allowNetwork);
  return {...createTestWorld({}, deliveries.queue), deliveries, requests};
}

describe('deliveries', () => {
  it('send each event in its order, with the documented headers', async () => {
    const {world, deliveries, requests} = setUp([{status: 204}]);
    addEndpoint(world, 'org_1', {url, eventTypes: []});
    publishedOffer(world);
    await deliveries.flush(world);
    const types = requests.map(({headers}) => headers[header('Event-Type')]);
    expect(types).toEqual(['offer.created', 'offer.published']);
    expect(requests[0]?.headers).toMatchObject({[header('Delivery-Attempt')]: '1'});
    expect(allDeliveries(world).map(({state}) => state)).toEqual(['DELIVERED', 'DELIVERED']);
  });

  it('only go to endpoints that want the type', async () => {
    const {world, deliveries, requests} = setUp([{status: 200}]);
    addEndpoint(world, 'org_1', {url, eventTypes: ['offer.published']});
    publishedOffer(world);
    await deliveries.flush(world);
    expect(requests).toHaveLength(1);
  });

  it('are retried on the documented schedule, 8 times in total', async () => {
    const {world, clock, deliveries, requests} = setUp([{status: 500}]);
    addEndpoint(world, 'org_1', {url, eventTypes: ['offer.created']});
    publishedOffer(world);
    const moments: string[] = [];
    await deliveries.flush(world);
    for (let due = deliveries.nextDue(world); due; due = deliveries.nextDue(world)) {
      moments.push(due);
      clock.set(due);
      await deliveries.flush(world);
    }
    const times = ['09:01', '09:05', '09:30', '11:00', '15:00', '21:00'].map(
      (time) => `2026-05-20T${time}:00Z`,
    );
    expect(moments).toEqual([...times, '2026-05-21T09:00:00Z']);
    expect(requests.map(({headers}) => headers[header('Delivery-Attempt')])).toEqual([
      ...'12345678',
    ]);
    expect(new Set(requests.map(({body}) => body)).size).toBe(1);
    expect(allDeliveries(world)[0]).toMatchObject({state: 'FAILED', nextAttemptAt: null});
  });

  it("aren't retried before they're due, and stop when they succeed", async () => {
    const {world, clock, deliveries, requests} = setUp([{status: 302}, {status: 200}]);
    addEndpoint(world, 'org_1', {url, eventTypes: ['offer.created']});
    publishedOffer(world);
    await deliveries.flush(world);
    await deliveries.flush(world);
    expect(requests).toHaveLength(1);
    clock.set('2026-05-20T09:01:00Z');
    await Promise.all([deliveries.flush(world), deliveries.flush(world)]);
    expect(requests).toHaveLength(2);
    expect(allDeliveries(world)[0]?.attempts.map(({status}) => status)).toEqual([302, 200]);
  });

  it('never leave the machine', async () => {
    const {world, deliveries, requests} = setUp([{status: 200}]);
    addEndpoint(world, 'org_1', {url: 'https://hooks.example.com/', eventTypes: []});
    publishedOffer(world);
    await deliveries.flush(world);
    expect(requests).toEqual([]);
    expect(allDeliveries(world)[0]?.attempts[0]).toMatchObject({
      status: null,
      error: 'The sandbox only sends to this machine.',
    });
  });

  it('leave the machine if the network is allowed', async () => {
    const {world, deliveries, requests} = setUp([{status: 200}], true);
    addEndpoint(world, 'org_1', {url: 'https://hooks.example.com/', eventTypes: []});
    publishedOffer(world);
    await deliveries.flush(world);
    expect(requests).toHaveLength(2);
  });

  it('end with their endpoint', async () => {
    const {world, deliveries, requests} = setUp([{status: 200}]);
    const {endpoint} = addEndpoint(world, 'org_1', {url, eventTypes: ['offer.created']});
    publishedOffer(world);
    removeEndpoint(world, endpoint.id);
    await deliveries.flush(world);
    expect(requests).toEqual([]);
    expect(deliveries.nextDue(world)).toBeUndefined();
  });
});
