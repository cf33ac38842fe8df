import {execFile} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startMock, type MockServer} from '../contract/mock-server';
import {inParallel} from '../contract/send';
import {pageSamples} from './page-samples';

const run = promisify(execFile);
let mock: MockServer;

beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

it('every curl sample, run by a shell as printed, is accepted by the validating mock', async () => {
  const samples = pageSamples().filter(({language}) => language === 'curl');
  const home = mkdtempSync(path.join(tmpdir(), 'curl-'));
  // The printed command stays as it is; curl's own settings file asks for the status.
  writeFileSync(path.join(home, '.curlrc'), 'silent\nwrite-out = "\\n%{http_code}"\n');
  writeFileSync(path.join(home, 'usage-report.log'), 'ERROR AWS answered ThrottlingException\n');
  const server = (mock.spec.servers as {url: string}[])[0]?.url ?? '';
  const refused: string[] = [];
  await inParallel(samples, 4, async ({slug, code}) => {
    const {stdout} = await run('bash', ['-c', code.replace(server, mock.url)], {
      cwd: home,
      env: {PATH: process.env.PATH, HOME: home, CURL_HOME: home, ARGOSY_TOKEN: 'token'},
    });
    const status = Number(stdout.trimEnd().split('\n').at(-1));
    if (status < 200 || status >= 300) refused.push(`${slug}: ${stdout}`);
  });
  console.log(`${samples.length - refused.length} of ${samples.length} curl samples accepted`);
  expect(refused).toEqual([]);
  expect(samples).toHaveLength(112);
});
