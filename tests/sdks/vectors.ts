import {readFileSync} from 'node:fs';
import path from 'node:path';
import {paths} from '../../generator/paths';
import {sdkPaths} from '../../scripts/sdks/languages';

/** What the client asks: method, path and authorization in one line, and the body. */
export type Request = {asks: string; json?: unknown; form?: string};

/** One request that the client must make, and what it is told. The status is 200 if none is there. */
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

/** `{token}` stands for the usual request for a token. */
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
export const behaviour = JSON.parse(readFileSync(vectorFile, 'utf8')) as VectorFile;
export const signatures = JSON.parse(readFileSync(signatureFile, 'utf8')) as SignatureFile;

export function exchangesOf({exchanges}: Vector): Exchange[] {
  return exchanges.map((exchange) =>
    'token' in exchange ? tokenExchange(exchange.token) : exchange,
  );
}

function tokenExchange(token: string): Exchange {
  const {clientId, clientSecret} = behaviour.client;
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return {
    asks: `POST /v1/oauth/token Basic ${credentials}`,
    form: 'grant_type=client_credentials',
    answer: {token},
  };
}
