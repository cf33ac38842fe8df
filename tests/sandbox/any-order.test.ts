import {expect, it} from 'vitest';
import {testSpec} from '@docs/contract/testing';
import {listOperations, type OperationEntry, parametersOf, type Spec} from '@docs/contract';
import type {JsonObject} from '@argosy/sandbox';
import {createRandom, type Random} from './random';
import {startSandbox, type RunningSandbox} from './running-sandbox';

const prefix = '/v1/orgs/{orgId}';

/** IDs in the path belong to any entity of the right kind that exists at the moment. */
function pathOf(
  spec: Spec,
  {path, operation}: OperationEntry,
  ids: Map<string, string[]>,
  {pick}: Random,
): string {
  const examples = new Map(
    parametersOf(spec, operation).map(({name, example}) => [name, String(example)]),
  );
  return path.slice(prefix.length).replace(/\{([^}]+)\}/g, (_, name: string) => {
    const example = examples.get(name) ?? '';
    const known = ids.get(example.split('_')[0] ?? '') ?? [];
    return encodeURIComponent(known.length > 0 ? pick(known) : example);
  });
}

/** All IDs in the sandbox by their prefix. */
function idsIn(state: JsonObject): Map<string, string[]> {
  const ids = Object.values(state).flatMap((entities) =>
    (entities as {id: string}[]).map(({id}) => id),
  );
  const byPrefix = new Map<string, string[]>();
  for (const id of ids) {
    const [kind = ''] = id.split('_');
    byPrefix.set(kind, [...(byPrefix.get(kind) ?? []), id]);
  }
  return byPrefix;
}

function bodyOf({operation}: OperationEntry, {pick}: Random): unknown {
  const examples = Object.values(
    operation.requestBody?.content['application/json']?.examples ?? {},
  );
  return examples.length > 0 ? pick(examples).value : undefined;
}

async function sendAny(
  running: RunningSandbox,
  spec: Spec,
  ids: Map<string, string[]>,
  random: Random,
): Promise<string> {
  const operations = listOperations(spec).filter(({path}) => path.startsWith(prefix));
  const entry = random.pick(operations);
  const {status} = await running.send(
    entry.method.toUpperCase(),
    pathOf(spec, entry, ids, random),
    {body: bodyOf(entry, random), role: 'ADMIN'},
  );
  return `${entry.slug} ${status}`;
}

const steps = ['PT1H', 'P1D', 'P7D', 'P1M'];
/** SANDBOX_CALLS=10000 runs longer than CI does. */
const calls = Number(process.env.SANDBOX_CALLS ?? 1500);
const resources = ['offers', 'products', 'entitlements', 'buyers', 'contacts'];

/** A read of a single entity can have more fields than the list, but no other values. */
async function expectSameInListsAndReads(running: RunningSandbox): Promise<void> {
  for (const resource of resources) {
    const {body} = await running.send('GET', `/${resource}?limit=20`);
    for (const listed of (body as {data: {id: string}[]}).data) {
      const single = await running.send('GET', `/${resource}/${listed.id}`);
      expect(single.body).toMatchObject(listed);
    }
  }
}

it('documented requests in any order only get documented responses, and lists agree with reads', async () => {
  const spec = await testSpec();
  const running = await startSandbox({spec});
  const random = createRandom(1);
  const reached = new Set<string>();
  let ids = new Map<string, string[]>();
  for (let count = 1; count <= calls; count += 1) {
    if (count % 20 === 1) ids = idsIn(running.sandbox.toJson());
    reached.add(await sendAny(running, spec, ids, random));
    if (count % 100 === 0) {
      await running.control('POST', '/clock', {advance: random.pick(steps)});
      await expectSameInListsAndReads(running);
    }
  }
  await running.stop();
  console.log(`${calls} calls, ${reached.size} pairs of operation and status`);
  expect([...new Set(running.mistakes.map(String))].map((text) => text.slice(0, 1000))).toEqual([]);
});
