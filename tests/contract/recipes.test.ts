import {execFile} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';
import YAML from 'yaml';
import {bundleToYaml} from '../../packages/contract/write-bundle';
import {startMock, type MockServer} from './mock-server';
import {startScriptedServer, type ScriptedResponses} from './scripted-mock';

type Arazzo = {workflows: {steps: {operationId: string; onFailure?: unknown[]}[]}[]};

const execute = promisify(execFile);
const recipes = 'content/data/recipes';
const scripts = YAML.parse(readFileSync('tests/contract/recipe-responses.yaml', 'utf8')) as Record<
  string,
  {inputs: Record<string, string>; responses: ScriptedResponses}
>;
const names = readdirSync(recipes).map((name) => path.basename(name, '.arazzo.yaml'));
let mock: MockServer;
let folder: string;

/** As on the site, the contract is one folder above the recipes. */
beforeAll(async () => {
  mock = await startMock();
  folder = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  cpSync(recipes, path.join(folder, 'recipes'), {recursive: true});
  writeFileSync(path.join(folder, 'openapi.yaml'), bundleToYaml(mock.spec));
}, 90_000);
afterAll(() => {
  mock.stop();
  rmSync(folder, {recursive: true});
});

it('has scripted responses for each of the six recipes', () => {
  expect(names).toHaveLength(6);
  expect(Object.keys(scripts).sort()).toEqual(names);
});

it.each(names)(
  '%s runs end to end',
  async (name) => {
    const {inputs, responses} = scripts[name] ?? {inputs: {}, responses: {}};
    const api = await startScriptedServer(mock, responses);
    const allInputs = {orgId: 'org_01KE6P4YM0JJGYG1GE04Y0C1RA', token: 'token', ...inputs};
    try {
      await execute(
        path.resolve('node_modules/.bin/redocly'),
        [
          ...['respect', `recipes/${name}.arazzo.yaml`, '--server', `argosy=${api.url}`],
          ...['--input', JSON.stringify(allInputs), '--no-secrets-masking'],
        ],
        {
          cwd: folder,
          env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
        },
      ).catch((error: Error & {stdout: string; stderr: string}) => {
        throw new Error(`${error.stdout.slice(-4000)}\n${error.stderr.slice(-2000)}`);
      });
    } finally {
      api.stop();
    }
    const source = readFileSync(path.join(recipes, `${name}.arazzo.yaml`), 'utf8');
    const steps = (YAML.parse(source) as Arazzo).workflows.flatMap((workflow) => workflow.steps);
    // Each step called its operation, and each scripted wait and retry happened.
    expect(api.called.filter((id, index) => id !== api.called[index - 1])).toEqual(
      steps.map(({operationId}) => operationId),
    );
    expect(api.left()).toEqual([]);
  },
  60_000,
);
