import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Spec} from '@docs/contract';
import {startSandbox} from '../running-sandbox';
import {startListener} from '../transitions/listener';
import {otherSideOf, stateOf} from './other-side';
import {copyRecipe} from './recipe-files';
import {startRecipeServer} from './recipe-server';
import type {RecipeScript} from './script';

export interface RecipeResult {
  /** IDs of the operations that were called, in order. */
  called: string[];
  /** What the script planned, but never happened. */
  left: string[];
  /** Types of the webhooks that arrived. */
  events: string[];
  mistakes: unknown[];
}

/** Runs a recipe with Redocly CLI against a new sandbox, while the script's other side acts. */
export async function runRecipe(
  spec: Spec,
  name: string,
  {inputs, before, after = {}, check}: RecipeScript,
): Promise<RecipeResult> {
  const running = await startSandbox({spec});
  const listener = await startListener();
  const [side, state] = [otherSideOf(running), stateOf(running)];
  const planned = new Map(Object.entries(after));
  const server = await startRecipeServer(spec, running, async (operationId, count) => {
    const key = count === 1 ? operationId : `${operationId} ${count}`;
    const step = planned.get(key);
    planned.delete(key);
    await step?.(side, state);
  });
  try {
    await running.control('POST', '/webhook-endpoints', {url: listener.url});
    await before?.(side, state);
    const {orgId} = running.sandbox;
    const own = typeof inputs === 'function' ? inputs(state) : inputs;
    const all = {orgId, token: await running.token(), ...own};
    await respect(copyRecipe(spec, name), name, server.address, all);
    await running.sandbox.flush();
    check(state);
    return {
      called: server.called,
      left: [...planned.keys()],
      events: listener.received.map(({type}) => type),
      mistakes: running.mistakes,
    };
  } catch (error) {
    const [mistake] = running.mistakes;
    throw mistake instanceof Error ? new Error(mistake.message, {cause: error}) : error;
  } finally {
    server.stop();
    await running.stop();
    await listener.close();
  }
}

const execute = promisify(execFile);

async function respect(
  folder: string,
  name: string,
  address: string,
  inputs: Record<string, string>,
): Promise<void> {
  const file = `recipes/${name}.arazzo.yaml`;
  const options = ['--server', `argosy=${address}`, '--input', JSON.stringify(inputs)];
  await execute(
    path.resolve('node_modules/.bin/redocly'),
    ['respect', file, ...options, '--no-secrets-masking'],
    {
      cwd: folder,
      env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
    },
  ).catch((error: Error & {stdout: string; stderr: string}) => {
    throw new Error(`${error.stdout.slice(-4000)}\n${error.stderr.slice(-2000)}`);
  });
}
