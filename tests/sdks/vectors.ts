import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {sdkPaths} from '@docs/sdks';
import {exchangesOf, resultOf} from './short-forms';
import {signedWebhooks} from './signed-webhooks';
import type {Vector, WrittenVector} from './vector-types';

const client = {
  clientId: 'cli_test',
  clientSecret: 'secret_test',
  orgId: 'org_test',
  now: 1_771_941_600,
};

const credentials = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64');
const tokenRequest = {
  asks: `POST /v1/oauth/token Basic ${credentials}`,
  form: 'grant_type=client_credentials',
};

const folder = path.join(sdkPaths.source, 'vectors');

/** Every vector of sdks/vectors/, with its short forms spelled out. */
export const vectors: Vector[] = readdirSync(folder)
  .filter((name) => name !== 'objects.yaml')
  .sort()
  .flatMap(
    (name) =>
      (YAML.parse(readFileSync(path.join(folder, name), 'utf8')) as {vectors: WrittenVector[]})
        .vectors,
  )
  .concat(signedWebhooks())
  .map(spellOut);

/** Writes the vectors as the programs read them, and returns the file's path. */
export function writeVectors(): string {
  const file = path.join(sdkPaths.output, 'vectors.json');
  mkdirSync(sdkPaths.output, {recursive: true});
  writeFileSync(file, JSON.stringify({client, vectors}, null, 2));
  return file;
}

function spellOut({exchanges = [], sleeps = [], ...vector}: WrittenVector): Vector {
  const calls = vector.calls.filter((call) => (call as {do: string}).do !== 'wait');
  return {
    ...vector,
    sleeps,
    results: vector.results.map((result, position) => resultOf(result, calls[position])),
    exchanges: exchanges.flatMap((exchange) => exchangesOf(exchange, tokenRequest)),
  };
}
