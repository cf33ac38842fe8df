import {testSpec} from '@docs/contract/testing';
import {describe, expect, it} from 'vitest';
import {type Sandbox, sandboxesOf} from '../sandbox';
import {issueToken} from './access';

const createSandbox = sandboxesOf(await testSpec());

const fresh = () => createSandbox({rateLimits: false});

async function send(
  sandbox: Sandbox,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const client = sandbox.clients().find(({role}) => role === 'ADMIN');
  const scope = (sandbox
    .world()
    .store.collection('ApiClient')
    .get(client?.id ?? '')?.permissions ?? []) as string[];
  const token = issueToken(client?.id ?? '', scope.join(' '), sandbox.world().now());
  const response = await sandbox.handle({
    method,
    target: `/v1/orgs/${sandbox.orgId}${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  });
  sandbox.settle();
  return {...response, body: response.body && (JSON.parse(response.body) as {id?: string})};
}

const contact = {name: 'Ana Ruiz', emailAddress: 'ana@cobalt.example'};

const codeOf = ({body}: {body: unknown}) => (body as {error?: {code: string}}).error?.code;

describe('an idempotency key', () => {
  it('returns the first response again', async () => {
    const sandbox = fresh();
    const headers = {'idempotency-key': 'key-1'};
    const first = await send(sandbox, 'POST', '/contacts', contact, headers);
    const second = await send(sandbox, 'POST', '/contacts', contact, headers);
    expect(first.status).toBe(201);
    expect(second).toMatchObject({status: 201, body: first.body});
    expect(first.headers['Idempotent-Replayed']).toBe('false');
    expect(second.headers['Idempotent-Replayed']).toBe('true');
    expect(second.headers['X-Request-Id']).not.toBe(first.headers['X-Request-Id']);
  });

  it('is rejected with another body or path', async () => {
    const sandbox = fresh();
    const headers = {'idempotency-key': 'key-1'};
    await send(sandbox, 'POST', '/contacts', contact, headers);
    const other = {...contact, name: 'Ana'};
    expect(codeOf(await send(sandbox, 'POST', '/contacts', other, headers))).toBe(
      'idempotency_key_reused',
    );
    expect(codeOf(await send(sandbox, 'POST', '/contacts/batch', contact, headers))).toBe(
      'idempotency_key_reused',
    );
  });

  it('is forgotten after 24 hours', async () => {
    const sandbox = fresh();
    const headers = {'idempotency-key': 'key-1'};
    await send(sandbox, 'POST', '/contacts', contact, headers);
    await sandbox.handle({
      method: 'POST',
      target: '/_sandbox/clock',
      headers: {},
      body: Buffer.from('{"advance": "P1D"}'),
    });
    expect(sandbox.toJson().SandboxIdempotencyKey).toEqual([]);
    const again = await send(sandbox, 'POST', '/contacts', contact, headers);
    expect(again.headers['Idempotent-Replayed']).toBe('false');
  });
});

describe('a version', () => {
  it('rejects an update of an object that changed in the meantime', async () => {
    const sandbox = fresh();
    const path = '/contacts/con_01KG1X9FM0X0YWEAABFDTMD5JW';
    const {ETag = ''} = (await send(sandbox, 'GET', path, undefined)).headers;
    expect(ETag).toMatch(/^"[0-9a-f]{8}"$/);
    const first = await send(sandbox, 'PATCH', path, {name: 'Priya R.'}, {'if-match': ETag});
    expect(first.status).toBe(200);
    const second = await send(sandbox, 'PATCH', path, {name: 'Priya S.'}, {'if-match': ETag});
    expect(second.status).toBe(412);
    expect(codeOf(second)).toBe('version_conflict');
    const current = await send(sandbox, 'GET', path, undefined);
    expect(current.headers.ETag).not.toBe(ETag);
    expect(current.body).toMatchObject({name: 'Priya R.'});
  });
});
