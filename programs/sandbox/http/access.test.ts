import type {Spec} from '@docs/contract';
import {testSpec} from '@docs/contract/testing';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSandbox, type Sandbox} from '../sandbox';
import type {HttpRequest} from '../types';

let spec: Spec;
let sandbox: Sandbox;

beforeAll(async () => {
  spec = await testSpec();
  sandbox = createSandbox({spec, rateLimits: false});
});

async function send(request: Partial<HttpRequest>) {
  const response = await sandbox.handle({
    method: 'GET',
    target: '/',
    headers: {},
    body: Buffer.alloc(0),
    ...request,
  });
  return {...response, body: JSON.parse(response.body) as Record<string, unknown>};
}

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

const requestToken = (form: string, headers: Record<string, string> = {}) =>
  send({
    method: 'POST',
    target: '/v1/oauth/token',
    headers: {'content-type': 'application/x-www-form-urlencoded', ...headers},
    body: Buffer.from(form),
  });

function client(role: string) {
  const found = sandbox.clients().find((it) => it.role === role);
  if (!found) throw new Error(`No client has the role ${role}.`);
  return found;
}

async function tokenOf(role: string, scope?: string): Promise<string> {
  const {id, secret} = client(role);
  const form = `grant_type=client_credentials${scope ? `&scope=${scope}` : ''}`;
  const {body} = await requestToken(form, basic(id, secret));
  return String(body.access_token);
}

const list = (token: string, path = '/contacts') =>
  send({
    target: `/v1/orgs/${sandbox.orgId}${path}`,
    headers: {authorization: `Bearer ${token}`},
  });

const codeOf = ({body}: {body: Record<string, unknown>}): unknown =>
  (body.error as {code?: string}).code ?? body.error;

describe('the token endpoint', () => {
  it('returns the permissions of the role that the contract documents', async () => {
    const {id, secret} = client('EDITOR');
    const {status, body} = await requestToken('grant_type=client_credentials', basic(id, secret));
    expect(status).toBe(200);
    expect(body).toMatchObject({token_type: 'Bearer', expires_in: 3600});
    expect(body.scope).toContain('offers:write');
    expect(body.scope).not.toContain('audit:read');
  });

  it('accepts the ID and the secret in the form', async () => {
    const {id, secret} = client('EDITOR');
    const form = `grant_type=client_credentials&client_id=${id}&client_secret=${secret}`;
    expect((await requestToken(form)).status).toBe(200);
  });

  it.each([
    ['a wrong secret', 'grant_type=client_credentials', 'invalid_client', 401],
    ['no grant type', '', 'invalid_request', 400],
    ['another grant type', 'grant_type=password', 'unsupported_grant_type', 400],
    ['an unknown field', 'grant_type=client_credentials&audience=x', 'invalid_request', 400],
  ])('rejects %s in the form of OAuth', async (_, form, error, status) => {
    const response = await requestToken(form, basic(client('EDITOR').id, 'wrong'));
    expect(response.status).toBe(status);
    expect(response.body).toEqual({error, error_description: expect.any(String) as string});
  });

  it("rejects a scope that the role doesn't have", async () => {
    const {id, secret} = client('VIEWER');
    const form = 'grant_type=client_credentials&scope=offers:write';
    expect((await requestToken(form, basic(id, secret))).body).toMatchObject({
      error: 'invalid_scope',
      error_description: "The client's role doesn't include offers:write.",
    });
  });
});

describe('a token', () => {
  it('is required', async () => {
    expect(codeOf(await list('x'))).toBe('unauthenticated');
    expect(codeOf(await send({target: `/v1/orgs/${sandbox.orgId}/contacts`}))).toBe(
      'unauthenticated',
    );
  });

  it('must not be changed', async () => {
    const [header, , signature] = (await tokenOf('VIEWER')).split('.');
    const payload = Buffer.from(
      JSON.stringify({sub: client('ADMIN').id, scope: 'audit:read', iat: 0, exp: 9e9}),
    ).toString('base64url');
    const forged = [header, payload, signature].join('.');
    expect(codeOf(await list(forged))).toBe('unauthenticated');
  });

  it('has only the requested scopes', async () => {
    const token = await tokenOf('EDITOR', 'offers:read');
    const response = await list(token);
    expect(response.status).toBe(403);
    expect(response.body.error).toMatchObject({
      code: 'insufficient_role',
      message: "The token doesn't have the permission contacts:read.",
    });
  });

  it('belongs to one organization', async () => {
    const response = await send({
      target: '/v1/orgs/org_01KE6P4YM0JJGYG1GE04Y0C1RB/contacts',
      headers: {authorization: `Bearer ${await tokenOf('EDITOR')}`},
    });
    expect(codeOf(response)).toBe('org_not_found');
  });

  it("expires after an hour of the sandbox's clock", async () => {
    sandbox = createSandbox({spec, rateLimits: false});
    const token = await tokenOf('EDITOR');
    const body = Buffer.from('{"advance": "PT1H"}');
    await send({method: 'POST', target: '/_sandbox/clock', body});
    const response = await list(token);
    expect(response.status).toBe(401);
    expect(response.body.error).toMatchObject({
      code: 'token_expired',
      message: 'The access token expired at 2026-05-20T10:00:00Z.',
    });
  });
});
