import {testSpec} from '@docs/contract/testing';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSandbox, type Sandbox} from '../sandbox';
import {issueToken} from './access';

let sandbox: Sandbox;
const reports: unknown[] = [];

beforeAll(async () => {
  const report = (error: unknown) => reports.push(error);
  sandbox = createSandbox({spec: await testSpec(), strict: true, rateLimits: false, report});
});

async function send(method: string, path: string, body = '', type = 'application/json') {
  const [client] = sandbox.clients();
  const scope = 'contacts:read contacts:write offers:read';
  const token = issueToken(client?.id ?? '', scope, sandbox.world().now());
  const response = await sandbox.handle({
    method,
    target: path.startsWith('/_') ? path : `/v1/orgs/${sandbox.orgId}${path}`,
    headers: {authorization: `Bearer ${token}`, 'content-type': type},
    body: Buffer.from(body),
  });
  return {...response, error: (JSON.parse(response.body) as {error?: unknown}).error};
}

describe('a wrong request', () => {
  it('gets all problems with the place of each', async () => {
    const {error} = await send('POST', '/contacts', '{"emailAddress": "x", "phone": 1}');
    expect(error).toMatchObject({
      code: 'validation_failed',
      type: 'INVALID_REQUEST',
      message: expect.stringMatching(/^The request has \d invalid fields\.$/) as string,
      details: expect.arrayContaining([
        {location: 'BODY', field: '/name', code: 'required', message: 'This field is required.'},
        {
          location: 'BODY',
          field: '/emailAddress',
          code: 'format',
          message: 'Must be an email address.',
        },
      ]) as unknown[],
    });
  });

  it.each([
    ['limit=0', 'limit', 'minimum', 'Must be 1 or more.'],
    ['limit=x', 'limit', 'type', 'Must be a whole number.'],
    ['includeTotal=1', 'includeTotal', 'type', 'Must be true or false.'],
    ['limit=1&limit=2', 'limit', 'type', 'Must be a whole number.'],
  ])('?%s names the parameter', async (query, field, code, message) => {
    const {error} = await send('GET', `/contacts?${query}`);
    expect(error).toMatchObject({details: [{location: 'QUERY', field, code, message}]});
  });

  it.each([
    ['{', 'application/json', "The request body isn't valid JSON."],
    ['{}', 'text/plain', 'The Content-Type header must be application/json.'],
    ['{"__proto__": 1}', 'application/json', "A field can't have the name __proto__."],
    ['['.repeat(50) + ']'.repeat(50), 'application/json', /nested more than 40 levels/],
  ])('with the body %s as %s is malformed', async (body, type, message) => {
    const {status, error} = await send('POST', '/contacts', body, type);
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'malformed_body',
      message: expect.stringMatching(message) as string,
    });
  });

  it('with only an unknown field has its own code', async () => {
    const body = '{"name": "A", "emailAddress": "a@b.example", "discount": 1}';
    expect((await send('POST', '/contacts', body)).error).toMatchObject({
      code: 'unknown_field',
      message: "The field /discount doesn't exist in this request.",
    });
  });

  it('to an unknown path or with a wrong method says what exists', async () => {
    expect(await send('GET', '/nothing')).toMatchObject({
      status: 404,
      error: {code: 'route_not_found'},
    });
    expect(await send('PUT', '/contacts')).toMatchObject({
      status: 405,
      headers: {Allow: expect.stringContaining('POST') as string},
      error: {code: 'method_not_allowed'},
    });
  });
});

describe('every response', () => {
  it('has a request ID and the rate limit', async () => {
    const {headers} = await send('GET', '/contacts');
    expect(headers).toMatchObject({
      'X-Request-Id': expect.stringMatching(/^req_[0-9a-f]{12}$/) as string,
      'RateLimit-Limit': '20',
    });
  });

  it('can be a failure that the reader requests', async () => {
    await send(
      'POST',
      '/_sandbox/failures',
      '{"operation": "list-contacts", "code": "unavailable"}',
    );
    const failed = await send('GET', '/contacts');
    expect(failed).toMatchObject({status: 503, headers: {'Retry-After': '1'}});
    expect((await send('GET', '/contacts')).status).toBe(200);
  });

  it('is documented', () => {
    expect(reports).toEqual([]);
  });
});
