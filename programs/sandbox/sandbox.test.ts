import {testSpec} from '@docs/contract/testing';
import {describe, expect, it} from 'vitest';
import {issueToken} from './http/access';
import {type Sandbox, sandboxesOf} from './sandbox';

const spec = await testSpec();
const createSandbox = sandboxesOf(spec);

const reports: unknown[] = [];

const fresh = (saved?: ReturnType<Sandbox['toJson']>) =>
  createSandbox({saved, strict: true, rateLimits: false, report: (it) => reports.push(it)});

async function send(sandbox: Sandbox, method: string, path: string, body?: unknown) {
  const client = sandbox.clients().find(({role}) => role === 'ADMIN');
  const stored = sandbox
    .world()
    .store.collection('ApiClient')
    .get(client?.id ?? '');
  const scope = (stored?.permissions as string[]).join(' ');
  const token = issueToken(client?.id ?? '', scope, sandbox.world().now());
  const response = await sandbox.handle({
    method,
    target: path.startsWith('/_') ? path : `/v1/orgs/${sandbox.orgId}${path}`,
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  });
  sandbox.settle();
  return response;
}

/** The documented offer, with dates after the start of the clock. */
function newOffer(): unknown {
  const media = spec.paths['/v1/orgs/{orgId}/offers']?.post?.requestBody?.content;
  const {value} = media?.['application/json']?.examples?.['aws-private-offer'] ?? {};
  const {draftOfferId: _, ...offer} = value as {draftOfferId: string; pricing: object};
  const installments = [{chargeDate: '2026-07-01', amount: {amount: '120000.00', currency: 'USD'}}];
  const dates = {expiryDate: '2026-06-15', startDate: '2026-07-01'};
  return {...offer, ...dates, pricing: {...offer.pricing, installments}};
}

/** An offer, a month, and what the sandbox then knows. */
async function play(sandbox: Sandbox): Promise<string[]> {
  const responses = [
    await send(sandbox, 'POST', '/offers', newOffer()),
    await send(sandbox, 'POST', '/_sandbox/clock', {advance: 'P1M'}),
    await send(sandbox, 'GET', '/offers?limit=200'),
    await send(sandbox, 'GET', '/notification-events'),
  ];
  return responses.map(({status, body}) => `${status} ${body}`);
}

describe('a sandbox', () => {
  it('moves an offer on right after the response', async () => {
    const sandbox = fresh();
    const created = JSON.parse((await send(sandbox, 'POST', '/offers', newOffer())).body) as {
      id: string;
      status: string;
    };
    expect(created.status).toBe('PENDING_CREATE');
    const {body} = await send(sandbox, 'GET', `/offers/${created.id}`);
    expect(JSON.parse(body)).toMatchObject({status: 'PENDING_ACCEPTANCE'});
  });

  it("waits for the reader if that's the setting", async () => {
    const sandbox = fresh();
    await send(sandbox, 'POST', '/_sandbox/settings', {automatic: false});
    const {body} = await send(sandbox, 'POST', '/offers', newOffer());
    const {id} = JSON.parse(body) as {id: string};
    expect(JSON.parse((await send(sandbox, 'GET', `/offers/${id}`)).body)).toMatchObject({
      status: 'PENDING_CREATE',
    });
  });

  it('gives the same answers to the same calls', async () => {
    const [first, second] = [fresh(), fresh()];
    expect(await play(first)).toEqual(await play(second));
    expect(first.toJson()).toEqual(second.toJson());
  });

  it('continues from what was saved', async () => {
    const first = fresh();
    await play(first);
    const second = fresh(
      JSON.parse(JSON.stringify(first.toJson())) as ReturnType<Sandbox['toJson']>,
    );
    expect(await play(second)).toEqual(await play(first));
  });

  it('starts again after a reset', async () => {
    const sandbox = fresh();
    const before = await play(sandbox);
    await send(sandbox, 'POST', '/_sandbox/reset');
    expect(sandbox.world().now()).toBe('2026-05-20T09:00:00Z');
    expect(await play(sandbox)).toEqual(before);
  });

  it('only gives documented responses', () => {
    expect(reports).toEqual([]);
  });
});
