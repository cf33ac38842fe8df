import {type OperationModel, sampleRequest, type ScenarioModel} from '@docs/reference/generator';
import type {Exchange} from '../support/sandbox-api';

/** A normalized request. The SDKs create idempotency keys, so only their presence is compared. */
type Request = {method: string; path: string; query: string[][]; hasKey: boolean; body?: unknown};

/** The request of a scenario in the contract. */
export function documentedRequest(model: OperationModel, scenario: ScenarioModel): Request {
  const {method, url, headers, body} = sampleRequest(model, scenario);
  return {
    method,
    ...partsOf(url.slice(model.server.length)),
    hasKey: 'Idempotency-Key' in headers,
    body: comparable(body),
  };
}

/** The request that the sandbox received. It validates form bodies itself. */
export function requestOf({request: {method, target, headers, body}}: Exchange): Request {
  const isJson = headers['content-type']?.startsWith('application/json') && body.length > 0;
  return {
    method,
    ...partsOf(target),
    hasKey: 'idempotency-key' in headers,
    body: isJson ? comparable(JSON.parse(Buffer.from(body).toString())) : undefined,
  };
}

function partsOf(address: string): Pick<Request, 'path' | 'query'> {
  const {pathname, searchParams} = new URL(address, 'http://api');
  // Go's generated client sorts the parameters.
  searchParams.sort();
  return {path: pathname, query: comparable([...searchParams]) as string[][]};
}

/** Normalizes times, because languages write them with or without fractions, and with Z or +00:00. */
function comparable(value: unknown): unknown {
  return value === undefined
    ? undefined
    : (JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
        typeof inner === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/.test(inner)
          ? new Date(inner).toISOString()
          : inner,
      ) as unknown);
}

/** The output of a program that has parsed the response correctly. */
export function printedOf({call}: ScenarioModel, responseBody: string): string {
  const shown = call.response?.shown;
  if (!shown) return '';
  if (shown.kind === 'whole') return responseBody;
  const parsed = JSON.parse(responseBody) as Record<string, unknown>;
  if (shown.kind === 'field') return String(parsed[shown.field]);
  if (shown.kind === 'count') return String((parsed[shown.field] as unknown[]).length);
  if (shown.kind === 'errors')
    return (parsed[shown.field] as {index: number; error?: {message: string}}[])
      .filter(({error}) => error)
      .map(({index, error}) => `${index} ${error?.message}`)
      .join('\n');
  return (parsed.data as Record<string, unknown>[])
    .map((entry) => String(entry[shown.field]))
    .join('\n');
}
