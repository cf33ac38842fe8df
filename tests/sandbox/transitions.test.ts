import {beforeAll, describe, expect, it} from 'vitest';
import {testSpec} from '@docs/contract/testing';
import type {Spec} from '@docs/contract';
import {createValidator, lifecyclesIn, type Validate} from '@argosy/sandbox';
import {startSandbox} from './running-sandbox';
import {headerName, isSigned, startListener, type Received} from './transitions/listener';
import {arrowsOf} from './transitions/observer';
import {runScenario} from './transitions/run';
import {scenarios} from './transitions/scenarios';

let spec: Spec;
let validate: Validate;
const reached = new Set<string>();
const delivered = new Set<string>();

beforeAll(async () => {
  spec = await testSpec();
  validate = createValidator(spec);
});

/** What's wrong with a webhook, apart from its signature. */
function problemsOf({type, headers, body}: Received): unknown[] {
  const event = JSON.parse(body) as {id: string; type: string};
  const schema = spec.webhooks[type]?.post?.requestBody?.content['application/json']?.schema ?? {};
  const problems = validate(schema, event)
    // The endpoint of a test is on this machine, which has no certificate.
    .filter(({instancePath}) => instancePath !== '/data/entity/url')
    .map(({instancePath, message}) => `${type} ${instancePath} ${message ?? ''}`);
  const sameId = headers[headerName('Event-Id')] === event.id;
  const isFirst = headers[headerName('Delivery-Attempt')] === '1';
  return [...problems, ...(sameId && isFirst && event.type === type ? [] : ['wrong headers'])];
}

describe('every scenario only sends valid and signed webhooks', () => {
  it.each(Object.entries(scenarios))('%s', async (_name, scenario) => {
    const {received, secret} = await runScenario(spec, scenario, reached);
    for (const webhook of received) delivered.add(webhook.type);
    expect(received.filter((webhook) => !isSigned(webhook, secret))).toEqual([]);
    expect([...new Set(received.flatMap(problemsOf))]).toEqual([]);
  });
});

describe('a delivery that fails', () => {
  it('is retried with a new signature when the clock moves on', async () => {
    const running = await startSandbox({spec});
    const listener = await startListener();
    listener.respondWith(500);
    const created = await running.control('POST', '/webhook-endpoints', {url: listener.url});
    const {id, secret} = created.body as {id: string; secret: string};
    await running.control('POST', `/webhook-endpoints/${id}/test`);
    await running.control('POST', '/clock', {advance: 'PT10M'});
    listener.respondWith(200);
    await running.control('POST', '/clock', {advance: 'P2D'});
    const {body} = await running.control('GET', '/deliveries');
    await running.stop();
    await listener.close();
    const own = listener.received.filter(({type}) => type === 'webhook.test');
    expect(own.map(({headers}) => headers[headerName('Delivery-Attempt')])).toEqual([...'1234']);
    expect(own.every((webhook) => isSigned(webhook, secret))).toBe(true);
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({eventType: 'webhook.test', state: 'DELIVERED'}),
      ]) as unknown,
    });
  });
});

describe('together, the scenarios', () => {
  it('reach every transition of the lifecycles', () => {
    const missing = arrowsOf(lifecyclesIn(spec)).filter((arrow) => !reached.has(arrow));
    expect(missing).toEqual([]);
  });

  it('deliver every event type', () => {
    const missing = Object.keys(spec.webhooks).filter((type) => !delivered.has(type));
    expect(missing).toEqual([]);
  });
});
