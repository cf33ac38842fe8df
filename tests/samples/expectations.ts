import type {OperationModel} from '../../generator/reference/page-model';
import {sampleRequest} from '../../generator/reference/samples/request';
import type {Exchange} from '../sdks/mock-api';

/** A call in one form, however it was written down. */
type Request = {method: string; path: string; query: string[][]; key?: string; body?: unknown};

/** The call that the contract's example documents. */
export function documentedRequest(model: OperationModel): Request {
  const {method, url, headers, body} = sampleRequest(model);
  return {
    method,
    ...target(url.slice(model.server.length)),
    key: headers['Idempotency-Key'],
    body: comparable(body),
  };
}

/** The call that the mock got. The mock itself checks forms. */
export function requestOf({method, path, headers, body}: Exchange): Request {
  const isJson = headers['content-type']?.startsWith('application/json') && body !== '';
  return {
    method,
    ...target(path),
    key: headers['idempotency-key'] as string | undefined,
    body: isJson ? comparable(JSON.parse(body)) : undefined,
  };
}

function target(address: string): Pick<Request, 'path' | 'query'> {
  const {pathname, searchParams} = new URL(address, 'http://api');
  return {path: pathname, query: [...searchParams]};
}

/** Languages write the same time with or without fractions, with Z or +00:00. */
function comparable(value: unknown): unknown {
  return value === undefined
    ? undefined
    : (JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
        typeof inner === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/.test(inner)
          ? new Date(inner).toISOString()
          : inner,
      ) as unknown);
}

/** What a program prints that has understood the answer. */
export function printedOf({call}: OperationModel, answer: string): string {
  const shown = call.answer?.shown;
  if (!shown) return '';
  if (shown.kind === 'whole') return answer;
  const parsed = JSON.parse(answer) as Record<string, unknown>;
  if (shown.kind === 'field') return String(parsed[shown.field]);
  if (shown.kind === 'count') return String((parsed[shown.field] as unknown[]).length);
  return (parsed.data as Record<string, unknown>[])
    .map((entry) => String(entry[shown.field]))
    .join('\n');
}
