import {readFileSync} from 'node:fs';
import path from 'node:path';
import {paths} from '../../packages/contract/paths';
import {sdkPaths} from '../../tools/sdks/languages';

/** A request: method, path, and authorization in one line, and the body. */
export type Request = {asks: string; json?: unknown; form?: string};

/** An expected request and its response. The default status is 200. */
export type Exchange = Request & {
  answer: {
    status?: number;
    headers?: Record<string, string>;
    token?: string;
    contact?: string;
    contacts?: string[];
    nextCursor?: string;
    error?: unknown;
    text?: string;
  };
};

/** `{token}` is short for the token request. */
type WrittenExchange = Exchange | {token: string};

type Vector = {
  name: string;
  exchanges: WrittenExchange[];
  results: unknown[];
  sleeps: number[];
};

type VectorFile = {
  client: {clientId: string; clientSecret: string};
  contact: Record<string, unknown>;
  vectors: Vector[];
};

type SignatureFile = {vectors: {name: string; valid: boolean}[]};

export const vectorFile = path.join(sdkPaths.source, 'vectors.json');
export const signatureFile = path.join(paths.contract, 'events', 'signature-vectors.json');
export const vectorData = JSON.parse(readFileSync(vectorFile, 'utf8')) as VectorFile;
export const signatures = JSON.parse(readFileSync(signatureFile, 'utf8')) as SignatureFile;

export function exchangesOf({exchanges}: Vector): Exchange[] {
  return exchanges.map((exchange) =>
    'token' in exchange ? tokenExchange(exchange.token) : exchange,
  );
}

function tokenExchange(token: string): Exchange {
  const {clientId, clientSecret} = vectorData.client;
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return {
    asks: `POST /v1/oauth/token Basic ${credentials}`,
    form: 'grant_type=client_credentials',
    answer: {token},
  };
}
