import {testSpec} from '@docs/contract/testing';
import {beforeEach, describe, expect, it} from 'vitest';
import {createContract} from '../contract/contract';
import {createDeliveries} from '../events/deliveries';
import {
  createTestWorld,
  publishedOffer,
  testKinds,
  testLifecycles,
  type TestWorld,
} from '../testing/test-world';
import type {Json} from '../types';
import {createControl} from './control';
import {type ControlReply, createFailures} from './parts';

const contract = createContract(await testSpec());

let test: TestWorld;
let send: (method: string, path: string, body?: Json) => Promise<ControlReply>;

beforeEach(() => {
  const deliveries = createDeliveries(() => Promise.resolve({status: 204}), false);
  test = createTestWorld({}, deliveries.queue);
  const control = createControl({
    world: () => test.world,
    clock: () => test.clock,
    contract,
    lifecycles: testLifecycles,
    kinds: testKinds,
    jobs: [],
    deliveries,
    failures: createFailures(),
    settle: test.settle,
    reset: () => {
      test = createTestWorld({}, deliveries.queue);
    },
    orgId: 'org_1',
    allowNetwork: false,
  });
  send = (method, path, body) => control({method, path: `/_sandbox${path}`, body});
});

const errorOf = ({body}: ControlReply) => (body as {error: {message: string}}).error.message;

describe('control endpoints', () => {
  it('show an overview', async () => {
    expect(await send('GET', '')).toMatchObject({
      status: 200,
      body: {now: '2026-05-20T09:00:00Z', settings: {automatic: true}},
    });
  });

  it('move the clock', async () => {
    const moved = await send('POST', '/clock', {advance: 'P1M'});
    expect(moved.body).toEqual({previous: '2026-05-20T09:00:00Z', now: '2026-06-20T09:00:00Z'});
    await send('POST', '/clock', {to: '2026-07-01'});
    expect((await send('GET', '/clock')).body).toEqual({now: '2026-07-01T00:00:00Z'});
  });

  it('act as the buyer', async () => {
    const id = publishedOffer(test.world);
    const reply = await send('POST', '/transitions', {entityType: 'OFFER', id, to: 'ACCEPTED'});
    expect(reply).toMatchObject({status: 200, body: {id, status: 'ACCEPTED'}});
  });

  it('register, test, and remove webhook endpoints', async () => {
    const created = await send('POST', '/webhook-endpoints', {url: 'http://localhost:1/'});
    expect(created).toMatchObject({
      status: 201,
      body: {secret: expect.stringMatching(/^whsec_/) as string},
    });
    const {id} = created.body as {id: string};
    expect((await send('POST', `/webhook-endpoints/${id}/test`)).status).toBe(202);
    expect((await send('GET', '/deliveries')).body).toMatchObject({
      data: [{eventType: 'webhook.test', state: 'DELIVERED', attempts: [{attempt: 1}]}],
    });
    expect((await send('DELETE', `/webhook-endpoints/${id}`)).status).toBe(204);
    expect((await send('GET', '/webhook-endpoints')).body).toEqual({data: []});
  });

  it('change settings, add failures, and reset', async () => {
    expect((await send('POST', '/settings', {automatic: false})).body).toEqual({automatic: false});
    const failure = {operation: 'get-offer', code: 'offer_not_found', times: 2};
    expect((await send('POST', '/failures', failure)).body).toEqual({failures: [failure]});
    await send('POST', '/clock', {advance: 'P1D'});
    expect((await send('POST', '/reset')).body).toEqual({now: '2026-05-20T09:00:00Z'});
    expect((await send('GET', '/failures')).body).toEqual({failures: []});
    expect((await send('GET', '/settings')).body).toEqual({automatic: true});
  });
});

describe('wrong control requests', () => {
  it.each([
    ['/clock', undefined, "isn't a JSON object"],
    ['/clock', {}, 'Send either'],
    ['/clock', {advance: '1 day'}, 'ISO 8601 duration'],
    ['/clock', {advance: 5}, 'must be a string'],
    ['/clock', {to: '2026-13-01'}, 'a timestamp in UTC'],
    ['/clock', {to: '2026-01-01T00:00:00Z'}, "can't move back"],
    ['/clock', {advance: 'P11Y'}, '10 years'],
    ['/clock', {advance: 'P1D', by: 1}, '"by" isn\'t known'],
    ['/transitions', {entityType: 'SHIP', to: 'ACTIVE'}, 'one of OFFER'],
    ['/transitions', {entityType: 'OFFER', to: 'ACCEPTED', id: 'x'}, 'no OFFER with the ID'],
    ['/transitions', {entityType: 'OFFER', to: 'SUNK'}, 'one of PENDING_CREATE'],
    ['/transitions', {entityType: 'OFFER', to: 'PENDING_CREATE'}, 'Call create-offer'],
    ['/transitions', {entityType: 'OFFER', to: 'ACCEPTED', fields: []}, 'must be an object'],
    ['/events', {type: 'offer.accepted', id: 'x'}, 'one of offer.expiring_soon'],
    ['/events', {type: 'offer.expiring_soon', id: 'x'}, 'no OFFER'],
    ['/failures', {code: 'boom'}, 'one of'],
    ['/failures', {code: 'internal_error', times: 0}, 'from 1 to 1000'],
    ['/failures', {operation: 'sail', code: 'internal_error'}, 'No operation'],
    ['/failures', {operation: 'get-offer', code: 'invoice_not_found'}, 'offer_not_found'],
    ['/webhook-endpoints', {url: 'ftp://localhost/'}, 'http://'],
    ['/webhook-endpoints', {url: 'https://example.com/'}, '--allow-network'],
    ['/webhook-endpoints', {url: 'http://localhost/', events: ['x']}, 'one of'],
    ['/settings', {automatic: 'no'}, 'true or false'],
  ] as [string, Json | undefined, string][])('%s %j', async (path, body, message) => {
    const reply = await send('POST', path, body);
    expect(reply.status).toBe(400);
    expect(errorOf(reply)).toContain(message);
  });

  it('say which transitions are possible', async () => {
    const id = publishedOffer(test.world);
    const reply = await send('POST', '/transitions', {entityType: 'OFFER', id, to: 'ACTIVE'});
    expect(errorOf(reply)).toContain('Possible: ACCEPTED by BUYER (The buyer accepts)');
  });

  it('know neither other paths nor other methods', async () => {
    expect((await send('GET', '/treasure')).status).toBe(404);
    expect((await send('GET', '/constructor')).status).toBe(404);
    expect((await send('DELETE', '/clock')).status).toBe(405);
    expect((await send('DELETE', '/webhook-endpoints/wh_1')).status).toBe(404);
  });
});
