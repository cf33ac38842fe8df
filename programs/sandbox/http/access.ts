import {createHmac, timingSafeEqual} from 'node:crypto';
import type {Route} from '../contract/contract';
import {ApiError} from '../errors';
import {type Actor, type Entity, type HttpRequest, type Reply, textOf, type World} from '../types';

/** The secret of a client. It's made from the client's data, so that it never has to be stored. */
export const secretOf = (client: Entity): string =>
  `sandbox_${textOf(client.name).replaceAll('-', '_')}_${textOf(client.secretLastFour)}`;

/** The client with this ID if it can use the API now. */
function activeClient(world: World, clientId: string): Entity | undefined {
  const client = world.store.collection('ApiClient').get(clientId);
  if (client?.status !== 'ACTIVE') return undefined;
  const {expiresAt} = client;
  return typeof expiresAt === 'string' && expiresAt <= world.now() ? undefined : client;
}

export const activeClients = (world: World): Entity[] =>
  world.store
    .collection('ApiClient')
    .all()
    .filter(({id}) => activeClient(world, id));

/** What an access token says. Times are those of the sandbox's clock, in seconds. */
interface Claims {
  sub: string;
  scope: string;
  iat: number;
  exp: number;
}

const tokenLifetime = 3600;

/** A token is no secret here: everyone who can reach the sandbox can also get one. */
const key = 'sandbox';

const header = encode({alg: 'HS256', typ: 'JWT'});

export function issueToken(clientId: string, scope: string, now: string): string {
  const iat = seconds(now);
  const payload = encode({sub: clientId, scope, iat, exp: iat + tokenLifetime});
  return `${header}.${payload}.${signatureOf(payload)}`;
}

/** The claims of a valid token. The sandbox's clock decides whether it has expired. */
function readToken(authorization: string | undefined, now: string): Claims {
  const [, payload, signature] =
    /^bearer [\w-]{1,200}\.([\w-]{1,4000})\.([\w-]{1,200})$/i.exec(authorization ?? '') ?? [];
  if (!payload || !signature || !isSame(signature, signatureOf(payload))) {
    throw new ApiError('unauthenticated');
  }
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  if (claims.exp <= seconds(now)) {
    const expired = new Date(claims.exp * 1000).toISOString().replace('.000', '');
    throw new ApiError('token_expired', {message: `The access token expired at ${expired}.`});
  }
  return claims;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const signatureOf = (payload: string): string =>
  createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url');

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const seconds = (moment: string): number => Math.floor(Date.parse(moment) / 1000);

export interface Access {
  actor: Actor;
  /** What the token allows. */
  scopes: string[];
  /** What the client's role allows. */
  permissions: string[];
}

/** Who sends the request. A revoked client's tokens don't work anymore. */
export function authenticate(world: World, authorization: string | undefined): Access {
  const {sub, scope} = readToken(authorization, world.now());
  const client = activeClient(world, sub);
  if (!client) throw new ApiError('unauthenticated');
  const actor = {clientId: client.id, role: textOf(client.role), orgId: textOf(client.orgId)};
  return {actor, scopes: scope.split(' '), permissions: client.permissions as string[]};
}

/** Fails if the client's organization or the token's permissions don't match the operation. */
export function authorize(
  {actor, scopes, permissions}: Access,
  {permission}: Route,
  path: Record<string, string>,
): void {
  if (path.orgId !== undefined && path.orgId !== actor.orgId) throw new ApiError('org_not_found');
  if (permission && !scopes.includes(permission)) {
    const inRole = permissions.includes(permission);
    throw new ApiError('insufficient_role', {
      message: `The ${inRole ? 'token' : `role ${actor.role}`} doesn't have the permission ${permission}.`,
    });
  }
}

const formType = 'application/x-www-form-urlencoded';

/** The token endpoint, which has OAuth's own rules for its form and its errors. */
export function createAccessToken(world: World, request: HttpRequest): Reply {
  const form = readForm(request);
  const grant = form.get('grant_type');
  if (!grant) throw new ApiError('invalid_request');
  if (grant !== 'client_credentials') throw new ApiError('unsupported_grant_type');
  const client = authenticatedClient(world, request, form);
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

function authenticatedClient(world: World, request: HttpRequest, form: URLSearchParams): Entity {
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
