import {describe, expect, it} from 'vitest';
import {listOperations, loadSpec, needsToken, type OperationEntry} from '@docs/contract';
import {type HttpRequest, sandboxesOf} from '@argosy/sandbox';
import {sentRequest} from '../sandbox/documented/sent-request';
import {documentedCalls, type DocumentedRequest} from './documented-request';
import {type WrongRequest, wrongRequests} from './wrong-requests';

/** tests/sandbox/documented.test.ts sends the correct requests. */
const spec = await loadSpec();
const createSandbox = sandboxesOf(spec);

type Detail = {location: string; field?: string};
type Rejection = {status: number; code: string; details: Detail[]; mistakes: unknown[]};

/** Each request gets a new sandbox, because a repeated idempotency key is another error. */
async function rejectionOf(
  entry: OperationEntry,
  request: DocumentedRequest,
  changed: Partial<HttpRequest['headers']> = {},
): Promise<Rejection> {
  const mistakes: unknown[] = [];
  const sandbox = createSandbox({strict: true, report: (mistake) => mistakes.push(mistake)});
  const sent = await sentRequest(sandbox, {entry, request});
  const headers = {...sent.headers, ...changed} as HttpRequest['headers'];
  const {status, body} = await sandbox.handle({...sent, headers});
  const {error} = (body ? JSON.parse(body) : {}) as {error?: {code: string; details?: Detail[]}};
  return {status, code: error?.code ?? '', details: error?.details ?? [], mistakes};
}

/** Path parameters whose wrong values have their own error. */
const ownErrors: Record<string, Pick<Rejection, 'status' | 'code'>> = {
  orgId: {status: 404, code: 'org_not_found'},
  partner: {status: 400, code: 'unknown_partner'},
};

function isExpected({location, field = ''}: WrongRequest, answer: Rejection): boolean {
  const own = location === 'PATH' ? ownErrors[field] : undefined;
  if (own) return answer.status === own.status && answer.code === own.code;
  const isNamed = (detail: Detail) =>
    detail.location === location && detail.field === (field || undefined);
  return answer.status === 400 && answer.details.some(isNamed);
}

async function problemOf(entry: OperationEntry, wrong: WrongRequest): Promise<string | undefined> {
  const answer = await rejectionOf(entry, wrong.request);
  if (isExpected(wrong, answer) && answer.mistakes.length === 0) return undefined;
  const {fault, location, field = ''} = wrong;
  return `${fault} in ${location} ${field}: ${JSON.stringify(answer)}`;
}

describe.each(listOperations(spec))('$slug', (entry) => {
  it('rejects each wrong request with an error that names the field', async () => {
    const problems: string[] = [];
    for (const wrong of wrongRequests(spec, entry)) {
      const problem = await problemOf(entry, wrong);
      if (problem) problems.push(problem);
    }
    expect(problems).toEqual([]);
  });

  it.runIf(entry.operation.requestBody?.required === false)(
    'accepts a call without a body',
    async () => {
      const [call] = documentedCalls(spec, entry);
      if (!call) throw new Error('No request is documented.');
      const {details, mistakes} = await rejectionOf(entry, {...call.request, body: undefined});
      expect({details, mistakes}).toEqual({details: [], mistakes: []});
    },
  );

  it.runIf(needsToken(entry.operation))('requires a token', async () => {
    const [call] = documentedCalls(spec, entry);
    if (!call) throw new Error('No request is documented.');
    const {status, code} = await rejectionOf(entry, call.request, {authorization: ''});
    expect({status, code}).toEqual({status: 401, code: 'unauthenticated'});
  });
});
