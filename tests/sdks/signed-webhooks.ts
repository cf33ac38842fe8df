import {readFileSync} from 'node:fs';
import path from 'node:path';
import {paths} from '@docs/contract';
import type {WrittenResult, WrittenVector} from './vector-types';

type SignatureFile = {
  vectors: {
    name: string;
    why: string;
    body: string;
    header: string;
    secrets: string[];
    now: number;
    valid: boolean;
  }[];
};

/** The published test vectors of the signature, which the SDKs have to pass as well. */
export function signedWebhooks(): WrittenVector[] {
  const file = path.join(paths.contract, 'events', 'signature-vectors.json');
  const signatures = JSON.parse(readFileSync(file, 'utf8')) as SignatureFile;
  return signatures.vectors.map(({name, why, body, header, secrets, now, valid}) => ({
    name: `signature-${name}`,
    why,
    calls: [{do: 'unwrap', payload: body, headers: {'Argosy-Signature': header}, secrets, now}],
    results: [valid ? resultOf(body) : {error: rejected}],
  }));
}

/** The bytes of one vector aren't an event. Its signature is valid nevertheless. */
const resultOf = (body: string): WrittenResult =>
  'type' in (JSON.parse(body) as object) ? {accepted: true} : {error: noEvent};

const noEvent = {class: 'Argosy', code: 'unexpected_response'};
const rejected = {class: 'SignatureVerification', code: 'invalid_signature'};
