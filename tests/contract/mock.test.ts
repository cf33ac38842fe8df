import {afterAll, beforeAll, expect, test} from 'vitest';
import {listOperations, needsToken, type OperationEntry} from '../../packages/contract/operations';
import {documentedCalls} from './documented-request';
import {startMock, type MockServer} from './mock-server';
import {inParallel, send} from './send';
import {wrongRequests} from './wrong-requests';

/** Set DOMAIN to test the operations of only one domain. */
const domain = process.env.DOMAIN;

let mock: MockServer;
let operations: OperationEntry[];

beforeAll(async () => {
  mock = await startMock();
  operations = listOperations(mock.spec).filter(
    ({operation}) => !operation['x-stub'] && (!domain || operation.tags[0] === domain),
  );
}, 90_000);

afterAll(() => mock?.stop());

test('every operation returns its documented response to its documented request', async () => {
  const failures: string[] = [];
  const succeeded = new Set<string>();
  let calls = 0;
  const all = operations.flatMap((entry) =>
    documentedCalls(mock.spec, entry).map((call) => ({entry, call})),
  );
  await inParallel(all, 4, async ({entry, call}) => {
    calls += 1;
    const prefer = [
      `code=${call.status}`,
      ...(call.exampleName ? [`example=${call.exampleName}`] : []),
    ].join(', ');
    const {status, text} = await send(mock.url, call.request, prefer);
    const label = `${entry.slug} ${call.exampleName ?? ''}`;
    if (String(status) !== call.status) failures.push(`${label}: ${status} ${text.slice(0, 400)}`);
    else if (call.expected !== undefined && !sameBody(text, call.expected))
      failures.push(`${label}: unexpected body`);
    else succeeded.add(entry.slug);
  });
  console.log(
    `${succeeded.size} of ${operations.length} operations succeeded, ${calls} documented calls`,
  );
  expect(failures).toEqual([]);
  expect(succeeded.size).toBe(operations.length);
}, 120_000);

test('every wrong request is rejected', async () => {
  const accepted: string[] = [];
  const counts = new Map<string, number>();
  const all = operations.flatMap((entry) =>
    wrongRequests(mock.spec, entry).map((wrong) => ({entry, wrong})),
  );
  await inParallel(all, 4, async ({entry, wrong}) => {
    const {status} = await send(mock.url, wrong.request);
    counts.set(wrong.fault, (counts.get(wrong.fault) ?? 0) + 1);
    if (status < 400 || status >= 500)
      accepted.push(`${entry.slug}: ${wrong.fault} in ${wrong.where} returned ${status}`);
  });
  console.log(
    `${all.length} wrong requests rejected: ${[...counts].map(([fault, count]) => `${count} ${fault}`).join(', ')}`,
  );
  expect(accepted).toEqual([]);
}, 120_000);

test('a request without a token is rejected', async () => {
  for (const entry of operations.filter(({operation}) => needsToken(operation))) {
    const call = documentedCalls(mock.spec, entry)[0];
    if (!call) continue;
    const {status} = await send(mock.url, {
      ...call.request,
      headers: {...call.request.headers, Authorization: ''},
    });
    expect(status, entry.slug).toBe(401);
  }
}, 60_000);

function sameBody(text: string, expected: unknown): boolean {
  if (typeof expected === 'string') return text === expected;
  return JSON.stringify(JSON.parse(text)) === JSON.stringify(expected);
}
