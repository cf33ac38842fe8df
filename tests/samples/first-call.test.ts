import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startMock, type MockServer} from '../contract/mock-server';

/** Runs the programs of the home page. */
const run = promisify(execFile);
let mock: MockServer;

beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

it.each([
  ['bash', ['--norc', 'samples/first-call/list-offers.sh']],
  ['npx', ['tsx', 'samples/first-call/list-offers.mts']],
  ['python3', ['samples/first-call/list_offers.py']],
  ['go', ['run', 'samples/first-call/list_offers.go']],
  ['java', ['samples/first-call/ListOffers.java']],
])('%s %s lists an offer', async (command, args) => {
  const {stdout} = await run(command, args, {
    env: {
      ...process.env,
      ARGOSY_BASE_URL: mock.url,
      ARGOSY_ORG_ID: 'org_01KE6P4YM0JJGYG1GE04Y0C1RA',
      ARGOSY_TOKEN: 'token',
    },
  });
  expect(stdout).toContain('offr_');
});
