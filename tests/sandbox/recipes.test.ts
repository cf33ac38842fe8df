import {readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {testSpec} from '@docs/contract/testing';
import type {Spec} from '@docs/contract';
import {operationsOf, recipeFolder} from './recipes/recipe-files';
import {runRecipe} from './recipes/run-recipe';
import {scripts} from './recipes/scripts';

const names = readdirSync(recipeFolder).map((name) => path.basename(name, '.arazzo.yaml'));
let spec: Spec;

beforeAll(async () => {
  spec = await testSpec();
});

/** A step that waits calls the same operation again. */
const withoutRepeats = (ids: string[]): string[] =>
  ids.filter((id, index) => id !== ids[index - 1]);

it('has a script for each of the 16 recipes', () => {
  expect(names).toHaveLength(16);
  expect(Object.keys(scripts).sort()).toEqual(names);
});

/** Each recipe has its own sandbox, and Redocly CLI its own process. */
describe.concurrent('recipes', () => {
  it.each(names)('%s reaches its final state', async (name) => {
    const script = scripts[name];
    if (!script) throw new Error('The recipe has no script.');
    const {called, left, events, mistakes} = await runRecipe(spec, name, script);
    expect(mistakes).toEqual([]);
    expect(left).toEqual([]);
    expect(withoutRepeats(called)).toEqual(withoutRepeats(operationsOf(name)));
    expect(events).toEqual(expect.arrayContaining(script.events));
  });
});
