import {readFileSync} from 'node:fs';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import type {Spec} from '@docs/contract';
import {otherSideOf, stateOf} from '../sandbox/recipes/other-side';
import {operationsOf} from '../sandbox/recipes/recipe-files';
import {scripts} from '../sandbox/recipes/scripts';
import {startSandbox, type RunningSandbox} from '../sandbox/running-sandbox';
import {carryOut} from './agent';
import {builtSite, connectOverStdio} from './program';

const spec = JSON.parse(readFileSync(`${builtSite}/openapi.json`, 'utf8')) as Spec;
let sandbox: RunningSandbox;
let client: Client;
const read: [recipe: string, characters: number][] = [];

beforeAll(async () => {
  sandbox = await startSandbox({spec});
  client = await connectOverStdio(builtSite, '--sandbox', sandbox.address);
});
beforeEach(() => sandbox.control('POST', '/reset'));
afterAll(async () => {
  await client.close();
  await sandbox.stop();
});

const withoutRepeats = (ids: string[]) => ids.filter((id, index) => id !== ids[index - 1]);

it.each(Object.keys(scripts))(
  'an agent with only these tools carries out the recipe %s',
  async (recipe) => {
    const script = scripts[recipe];
    if (!script) throw new Error('The recipe has no script.');
    const {inputs, before, after = {}, check} = script;
    const [side, state] = [otherSideOf(sandbox), stateOf(sandbox)];
    await before?.(side, state);
    const planned = new Map(Object.entries(after));
    const {called, characters} = await carryOut(recipe, {
      client,
      inputs: typeof inputs === 'function' ? inputs(state) : inputs,
      // The buyer, the marketplace, and the clock act through the control endpoints.
      async afterCall(operationId, count) {
        const key = count === 1 ? operationId : `${operationId} ${count}`;
        const act = planned.get(key);
        planned.delete(key);
        await act?.(side, state);
      },
    });
    await sandbox.sandbox.flush();
    check(state);
    expect([...planned.keys()]).toEqual([]);
    expect(withoutRepeats(called)).toEqual(withoutRepeats(operationsOf(recipe)));
    expect(sandbox.mistakes).toEqual([]);
    read.push([recipe, characters]);
  },
);

afterAll(() => {
  const rows = read.map(([recipe, characters]) => `${recipe} ${Math.round(characters / 4)}`);
  console.log(`${read.length} recipes, tokens read (characters / 4): ${rows.join(', ')}`);
  // An agent that read operations and pages instead would need many times as much.
  expect(read.filter(([, characters]) => characters > 15_000 * 4)).toEqual([]);
});
