import {readContractFile} from './contract-files';
import {listOperations} from './operations';
import type {Spec} from './spec-types';

const everywhere = {
  'X-Request-Id': 'XRequestId',
  'RateLimit-Limit': 'RateLimitLimit',
  'RateLimit-Remaining': 'RateLimitRemaining',
  'RateLimit-Reset': 'RateLimitReset',
};

/** Adds the headers of every response, so that operation files don't repeat them. */
export function addStandardHeaders(spec: Spec): void {
  const definitions = readContractFile<Record<string, unknown>>('shared/headers.yaml');
  spec.components.headers = {...definitions, ...spec.components.headers};
  const standard = refs(everywhere);
  for (const response of Object.values(spec.components.responses)) {
    if (response.content) response.headers = {...standard, ...response.headers};
  }
  for (const {operation} of listOperations(spec)) {
    const replayed =
      operation['x-idempotency'] === 'key'
        ? refs({'Idempotent-Replayed': 'IdempotentReplayed'})
        : {};
    for (const [status, response] of Object.entries(operation.responses)) {
      if (response.$ref) continue;
      const success = status.startsWith('2');
      response.headers = {...standard, ...(success ? replayed : {}), ...response.headers};
    }
  }
}

function refs(headers: Record<string, string>): Record<string, {$ref: string}> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, component]) => [
      name,
      {$ref: `#/components/headers/${component}`},
    ]),
  );
}
