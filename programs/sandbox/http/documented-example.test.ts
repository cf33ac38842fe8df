import {testSpec} from '@docs/contract/testing';
import {describe, expect, it} from 'vitest';
import {createSandbox} from '../sandbox';
import {issueToken} from './access';

const sandbox = createSandbox({spec: await testSpec(), rateLimits: false, strict: true});

async function send(method: string, path: string, body?: object) {
  const client = sandbox.clients().find(({role}) => role === 'ADMIN');
  const world = sandbox.world();
  const stored = world.store.collection('ApiClient').get(client?.id ?? '');
  const scope = (stored?.permissions as string[]).join(' ');
  const token = issueToken(client?.id ?? '', scope, world.now());
  const response = await sandbox.handle({
    method,
    target: `/v1/orgs/${sandbox.orgId}${path}`,
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
    body: Buffer.from(body ? JSON.stringify(body) : ''),
  });
  return {...response, body: JSON.parse(response.body) as Record<string, unknown>};
}

describe('an operation without state', () => {
  it('says that its response is an example', async () => {
    const {status, headers} = await send('GET', '/support-tickets');
    expect(status).toBe(200);
    expect(headers['Sandbox-Example']).toBe('true');
    expect((await send('GET', '/offers')).headers).not.toHaveProperty('Sandbox-Example');
  });

  it('returns the example that is most like the request', async () => {
    const period = {startDate: '2026-03-01', endDate: '2026-05-31', interval: 'MONTH'};
    const report = (reportType: string) =>
      send('POST', '/revenue-reports', {reportType, ...period});
    expect((await report('GROSS_AMOUNT')).body).toMatchObject({reportType: 'GROSS_AMOUNT'});
    expect((await report('DISBURSED_AMOUNT')).body).toMatchObject({reportType: 'DISBURSED_AMOUNT'});
  });

  it('has an end for a program that reads all pages', async () => {
    const first = await send('GET', '/support-tickets?priority=NORMAL,HIGH&limit=1');
    const cursor = String(first.body.nextCursor);
    const second = await send('GET', `/support-tickets?cursor=${cursor}`);
    expect(second.body).toMatchObject({nextCursor: null});
    expect((await send('GET', '/support-tickets?cursor=abc')).body).toMatchObject({
      error: {code: 'invalid_cursor'},
    });
  });

  it('still checks the request', async () => {
    expect((await send('POST', '/support-tickets', {})).body).toMatchObject({
      error: {code: 'validation_failed'},
    });
  });
});
