import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readErrorCatalogue} from '../../generator/contract-files';
import {listOperations} from '../../generator/operations';
import {operationModel, serverOf, type OperationModel} from '../../generator/reference/page-model';
import {recordFigure} from '../../scripts/lib/figures';
import {sdkPaths} from '../../scripts/sdks/languages';
import {inParallel} from '../contract/send';
import {startMockApi, type MockApi} from '../sdks/mock-api';
import {documentedRequest, printedOf, requestOf} from './expectations';
import {pageSamples, pageVersions} from './page-samples';
import {programs, run, writeSamples} from './programs';

const samples = pageSamples();
const folderOf = (language: string) => path.join(sdkPaths.output, 'samples', language);
const samplesOf = (language: string) => samples.filter((sample) => sample.language === language);

let api: MockApi;
let models: Map<string, OperationModel>;
let ran = 0;

beforeAll(async () => {
  api = await startMockApi();
  const catalogue = readErrorCatalogue();
  models = new Map(
    listOperations(api.spec).map((entry) => [
      entry.slug,
      operationModel(api.spec, entry, catalogue),
    ]),
  );
  rmSync(path.join(sdkPaths.output, 'samples'), {recursive: true, force: true});
});
afterAll(() => {
  api.stop();
  console.log(`${ran} of ${samples.length} samples ran`);
  recordFigure('samples', {value: ran, of: samples.length});
});

/** Runs every sample of a language, two at a time, and compares what it sent and printed. */
async function runAll(
  language: string,
  execute: (slug: string, code: string, baseUrl: string) => Promise<string>,
): Promise<void> {
  const all = samplesOf(language);
  const failures: string[] = [];
  let done = 0;
  await inParallel(all, 2, async ({slug, code}) => {
    const caller = `${language}.${slug}`;
    const problem = await execute(slug, code, api.urlFor(caller)).then(
      (printed) => compare(slug, caller, language, printed),
      (error: Error & {stderr?: string}) => (error.stderr || error.message).slice(0, 800),
    );
    if (problem) failures.push(`${slug}: ${problem}`);
    else ran += 1;
    done += 1;
    if (done % 28 === 0) console.log(`${language}: ${done} of ${all.length} samples ran`);
  });
  expect(failures).toEqual([]);
  expect(all).toHaveLength(112);
}

/** What is wrong, if anything: one call, as documented, accepted, and its answer understood. */
function compare(
  slug: string,
  caller: string,
  language: string,
  printed: string,
): string | undefined {
  const model = models.get(slug);
  const [exchange, ...more] = api.exchangesOf(caller);
  if (!model || !exchange || more.length > 0) return `${more.length} calls too many, or none`;
  if (exchange.status >= 300) return `${exchange.status} ${exchange.answer}`;
  const [sent, documented] = [requestOf(exchange), documentedRequest(model)];
  if (!isDeepStrictEqual(sent, documented))
    return `sent ${JSON.stringify(sent)}, not ${JSON.stringify(documented)}`;
  const answer = language === 'curl' ? exchange.answer : printedOf(model, exchange.answer);
  if (printed.trimEnd() !== answer.trimEnd()) return `printed ${printed}, not ${answer}`;
}

it('curl, run by a shell as printed', async () => {
  const home = folderOf('curl');
  mkdirSync(home, {recursive: true});
  writeFileSync(path.join(home, '.curlrc'), 'silent\n');
  writeFileSync(path.join(home, 'usage-report.log'), 'ERROR AWS answered ThrottlingException\n');
  const server = serverOf(api.spec);
  await runAll('curl', async (_slug, code, baseUrl) => {
    const env = {PATH: process.env.PATH, CURL_HOME: home, ARGOSY_TOKEN: 'token'};
    const {stdout} = await run('bash', ['-c', code.replace(server, baseUrl)], {cwd: home, env});
    return stdout;
  });
});

it('every page names the versions that ran', () => {
  const manifest = path.join(sdkPaths.packageOf('typescript'), 'package.json');
  const sdk = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  const contract = api.spec.info as {version: string};
  expect(new Set(pageVersions())).toEqual(
    new Set([`Tested with SDK ${sdk.version} against API contract ${contract.version}`]),
  );
});

describe.each(Object.entries(programs))('%s', (language, toolchain) => {
  const folder = folderOf(language);

  it('compiles', async () => {
    writeSamples(folder, toolchain, samplesOf(language));
    expect(await toolchain.compile(folder)).toBe('');
  });

  it('runs', async () => {
    await runAll(language, async (slug, _code, baseUrl) => {
      const [command, ...args] = toolchain.command(slug);
      const env = {
        ...process.env,
        ARGOSY_CLIENT_ID: 'cli_test',
        ARGOSY_CLIENT_SECRET: 'secret',
        ARGOSY_BASE_URL: baseUrl,
      };
      return (await run(command, args, {cwd: folder, env})).stdout;
    });
  });
});
