import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startSandboxApi, type Caller, type SandboxApi} from '../support/sandbox-api';
import {isWhole} from '../support/scope';

/** Runs the programs of the home page. */
const execute = promisify(execFile);
let api: SandboxApi;
let caller: Caller;

beforeAll(async () => {
  api = await startSandboxApi();
  caller = await api.open('first-call');
});
afterAll(() => api.stop());

async function run(command: string, args: string[]): Promise<string> {
  const {stdout} = await execute(command, args, {
    env: {
      ...process.env,
      ARGOSY_BASE_URL: caller.url,
      ARGOSY_ORG_ID: caller.orgId,
      ARGOSY_TOKEN: caller.token,
    },
  });
  return stdout;
}

it('outputs the offers of all marketplaces as the page shows them', async () => {
  const shown = readFileSync('samples/first-call/all-marketplaces.jsonl', 'utf8');
  expect(await run('bash', ['--norc', 'samples/first-call/all-marketplaces.sh'])).toBe(shown);
});

const scripts: [string, string[]][] = [
  ['bash', ['--norc', 'samples/first-call/list-offers.sh']],
  ['node_modules/.bin/tsx', ['samples/first-call/list-offers.mts']],
  ['python3', ['samples/first-call/list_offers.py']],
];
const compiled: [string, string[]][] = [
  ['go', ['run', 'samples/first-call/list_offers.go']],
  ['java', ['samples/first-call/ListOffers.java']],
];

it.each(isWhole ? [...scripts, ...compiled] : scripts)(
  '%s %s lists the offers that wait for a buyer',
  async (command, args) => {
    const stdout = await run(command, args);
    const {data} = JSON.parse(caller.exchanges.at(-1)?.response.body ?? '') as {
      data: {id: string; status: string}[];
    };
    expect(data).not.toEqual([]);
    expect(data.filter(({status}) => status !== 'PENDING_ACCEPTANCE')).toEqual([]);
    expect(data.filter(({id}) => !stdout.includes(id))).toEqual([]);
  },
);
