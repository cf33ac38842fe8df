import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readErrorCatalog} from '../../packages/contract/contract-files';
import {listOperations} from '../../packages/contract/operations';
import {operationModel, serverOf, type OperationModel} from '../../packages/reference/page-model';
import {sdkPaths} from '../../tools/sdks/languages';
import {inParallel} from '../support/in-parallel';
import {type Caller, startSandboxApi, type SandboxApi} from '../support/sandbox-api';
import {documentedRequest, printedOf, requestOf} from './expectations';
import {type PageSample, pageSamples, pageVersions} from './page-samples';
import {nameOf, programs, run, writeSamples} from './programs';
import {writeUploads} from './uploads';

const samples = pageSamples();
const folderOf = (language: string) => path.join(sdkPaths.output, 'samples', language);
const samplesOf = (language: string) => samples.filter((sample) => sample.language === language);

const callerOf = (sample: PageSample) => `${sample.language}.${nameOf(sample)}`;

let api: SandboxApi;
let models: Map<string, OperationModel>;
let ran = 0;

beforeAll(async () => {
  api = await startSandboxApi();
  const catalog = readErrorCatalog();
  models = new Map(
    listOperations(api.spec).map((entry) => [entry.slug, operationModel(api.spec, entry, catalog)]),
  );
  rmSync(path.join(sdkPaths.output, 'samples'), {recursive: true, force: true});
});
afterAll(() => {
  api.stop();
  console.log(`${ran} of ${samples.length} samples ran`);
});

/** Runs every sample of a language, two at a time, and checks its request, response, and output. */
async function runAll(
  language: string,
  execute: (sample: PageSample, caller: Caller) => Promise<string>,
): Promise<void> {
  const all = samplesOf(language);
  const failures: string[] = [];
  let done = 0;
  await inParallel(all, 2, async (sample) => {
    const caller = await api.open(callerOf(sample), `${sample.slug}/${sample.scenario}`);
    const problem = await execute(sample, caller).then(
      (printed) => compare(sample, caller, printed),
      (error: Error & {stderr?: string}) => (error.stderr || error.message).slice(0, 800),
    );
    caller.close();
    if (problem) failures.push(`${nameOf(sample)}: ${problem}`);
    else ran += 1;
    done += 1;
    if (done % 50 === 0) console.log(`${language}: ${done} of ${all.length} samples ran`);
  });
  expect(failures).toEqual([]);
  const expected = [...models.values()]
    .filter(({needsToken}) => needsToken || language === 'curl')
    .flatMap(({scenarios}) => scenarios);
  expect(all).toHaveLength(expected.length);
}

const scenarioOf = ({slug, scenario}: PageSample) =>
  models.get(slug)?.scenarios.find(({name}) => name === scenario);

/**
 * The problem, unless the sample made one documented call, got the documented response, and printed
 * its result.
 */
function compare(sample: PageSample, caller: Caller, printed: string): string | undefined {
  const model = models.get(sample.slug);
  const scenario = scenarioOf(sample);
  const [exchange, ...more] = caller.exchanges;
  if (!model || !scenario) return 'not a scenario of the contract';
  if (!exchange || more.length > 0) return `${more.length} calls too many, or none`;
  const problems = [...caller.problemsOf(exchange), ...caller.mistakes.map(String)];
  if (problems.length > 0) return problems.join('\n');
  const [sent, documented] = [requestOf(exchange), documentedRequest(model, scenario)];
  if (!isDeepStrictEqual(sent, documented))
    return `sent ${JSON.stringify(sent)}, not ${JSON.stringify(documented)}`;
  const {body} = exchange.response;
  const expected = sample.language === 'curl' ? body : printedOf(scenario, body);
  if (printed.trimEnd() !== expected.trimEnd()) return `printed ${printed}, not ${expected}`;
}

it('curl commands run unchanged in a shell', async () => {
  const home = folderOf('curl');
  mkdirSync(home, {recursive: true});
  writeFileSync(path.join(home, '.curlrc'), 'silent\n');
  writeUploads(home, [...models.values()]);
  const server = serverOf(api.spec);
  await runAll('curl', async ({code}, {url, client, token}) => {
    const env = {
      PATH: process.env.PATH,
      CURL_HOME: home,
      ARGOSY_TOKEN: token,
      ARGOSY_CLIENT_ID: client.id,
      ARGOSY_CLIENT_SECRET: client.secret,
    };
    const {stdout} = await run('bash', ['--norc', '-c', code.replace(server, url)], {
      cwd: home,
      env,
    });
    return stdout;
  });
});

it('every page names the tested versions', () => {
  const manifest = path.join(sdkPaths.packageOf('typescript'), 'package.json');
  const sdk = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  const contract = api.spec.info as {version: string};
  const expected = ({needsToken}: OperationModel): string =>
    needsToken
      ? `Tested with SDK ${sdk.version} against API contract ${contract.version}`
      : `Tested against API contract ${contract.version}`;
  expect(pageVersions()).toEqual(
    new Map([...models].map(([slug, model]) => [slug, expected(model)])),
  );
});

describe.each(Object.entries(programs))('%s', (language, toolchain) => {
  const folder = folderOf(language);

  it('compiles', async () => {
    writeSamples(folder, toolchain, samplesOf(language));
    writeUploads(folder, [...models.values()]);
    expect(await toolchain.compile(folder)).toBe('');
  });

  it('runs', async () => {
    await runAll(language, async (sample, {url, orgId, client}) => {
      const [command, ...args] = toolchain.command(sample);
      const env = {
        ...process.env,
        ARGOSY_CLIENT_ID: client.id,
        ARGOSY_CLIENT_SECRET: client.secret,
        ARGOSY_ORG_ID: orgId,
        ARGOSY_BASE_URL: url,
      };
      return (await run(command, args, {cwd: folder, env})).stdout;
    });
  });
});
