import {ApiError} from '../api-error';
import type {HttpRequest} from '../http/messages';
import type {Entity, Reply, World} from '../types';
import {activeClient, secretOf} from './clients';
import {issueToken, tokenLifetime} from './tokens';

const formType = 'application/x-www-form-urlencoded';

/** The token endpoint, which has OAuth's own rules for its form and its errors. */
export function createAccessToken(world: World, request: HttpRequest): Reply {
  const form = readForm(request);
  const grant = form.get('grant_type');
  if (!grant) throw new ApiError('invalid_request');
  if (grant !== 'client_credentials') throw new ApiError('unsupported_grant_type');
  const client = authenticate(world, request, form);
  const scope = grantedScope(client, form.get('scope'));
  const body = {
    access_token: issueToken(client.id, scope, world.now()),
    token_type: 'Bearer',
    expires_in: tokenLifetime,
    scope,
  };
  return {body, headers: {'Cache-Control': 'no-store'}};
}

/** The client that asks for a token, as it says. Rate limits apply before it's authenticated. */
export function claimedClient(request: HttpRequest): string {
  const basic = basicCredentials(request.headers.authorization);
  return basic?.id ?? 'anonymous';
}

function readForm({headers, body}: HttpRequest): URLSearchParams {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== formType) {
    throw new ApiError('invalid_request', {
      message: `The Content-Type header must be ${formType}.`,
    });
  }
  const form = new URLSearchParams(Buffer.from(body).toString('utf8'));
  const known = ['grant_type', 'client_id', 'client_secret', 'scope'];
  for (const name of new Set(form.keys())) {
    if (!known.includes(name)) {
      throw new ApiError('invalid_request', {message: `The parameter ${name} doesn't exist.`});
    }
    if (form.getAll(name).length > 1) {
      throw new ApiError('invalid_request', {message: `The parameter ${name} is sent twice.`});
    }
  }
  return form;
}

function authenticate(world: World, request: HttpRequest, form: URLSearchParams): Entity {
  const basic = basicCredentials(request.headers.authorization);
  const id = basic?.id ?? form.get('client_id') ?? '';
  const secret = basic?.secret ?? form.get('client_secret') ?? '';
  const client = activeClient(world, id);
  if (!client || secret !== secretOf(client)) {
    throw new ApiError('invalid_client', {headers: {'WWW-Authenticate': 'Basic'}});
  }
  return client;
}

function basicCredentials(authorization = ''): {id: string; secret: string} | undefined {
  const [, encoded] = /^basic ([\w+/=-]{1,1000})$/i.exec(authorization) ?? [];
  if (!encoded) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : {id: text.slice(0, colon), secret: text.slice(colon + 1)};
}

function grantedScope(client: Entity, requested: string | null): string {
  const permissions = client.permissions as string[];
  if (!requested) return permissions.join(' ');
  const scopes = requested.split(' ').filter(Boolean);
  const missing = scopes.find((scope) => !permissions.includes(scope));
  if (missing) {
    const message = `The client's role doesn't include ${missing}.`;
    throw new ApiError('invalid_scope', {message});
  }
  return [...new Set(scopes)].join(' ');
}
