import {createHmac, timingSafeEqual} from 'node:crypto';
import {ApiError} from '../api-error';

/** What an access token says. Times are those of the sandbox's clock, in seconds. */
export interface Claims {
  sub: string;
  scope: string;
  iat: number;
  exp: number;
}

export const tokenLifetime = 3600;

/** A token is no secret here: everyone who can reach the sandbox can also get one. */
const key = 'sandbox';

const header = encode({alg: 'HS256', typ: 'JWT'});

export function issueToken(clientId: string, scope: string, now: string): string {
  const iat = seconds(now);
  const payload = encode({sub: clientId, scope, iat, exp: iat + tokenLifetime});
  return `${header}.${payload}.${signatureOf(payload)}`;
}

/** The claims of a valid token. The sandbox's clock decides whether it has expired. */
export function readToken(authorization: string | undefined, now: string): Claims {
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
