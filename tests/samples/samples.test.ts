import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listOperations, readErrorCatalog} from '@docs/contract';
import {operationModel, type OperationModel} from '@docs/reference/generator';
import {sdkPaths, sdkVersion} from '@docs/sdks';
import {type Caller, startSandboxApi} from '../support/sandbox-api';
import {isWhole} from '../support/scope';
import {Batch} from './batch';
import {documentedRequest, printedOf, requestOf} from './expectations';
import {type PageSample, pageSamples, pageVersions} from './page-samples';
import {nameOf, programs, run, writeSamples} from './programs';
import {writeUploads} from './uploads';

const api = await startSandboxApi();
const catalog = readErrorCatalog();
const models = new Map(
  listOperations(api.spec).map((entry) => [entry.slug, operationModel(api.spec, entry, catalog)]),
);

afterAll(() => api.stop());

const samplesOf = (language: string) =>
  pageSamples.filter((sample) => sample.language === language);
const named = (samples: PageSample[]) => samples.map((sample) => [nameOf(sample), sample] as const);

function emptyFolder(language: string): string {
  const folder = path.join(sdkPaths.output, 'samples', language);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeUploads(folder, [...models.values()]);
  return folder;
}

/** The sample makes one documented call, gets the documented response, and prints its result. */
async function expectDocumented(
  sample: PageSample,
  execute: (caller: Caller) => Promise<string>,
): Promise<void> {
  const {slug, scenario: name, language} = sample;
  const caller = await api.open(`${language}.${nameOf(sample)}`, `${slug}/${name}`);
  const printed = await execute(caller).finally(caller.close);
  const model = models.get(slug);
  const scenario = model?.scenarios.find((candidate) => candidate.name === name);
  const [exchange] = caller.exchanges;
  expect(caller.exchanges).toHaveLength(1);
  if (!model || !scenario || !exchange) throw new Error('The contract has no such scenario.');
  expect([...caller.problemsOf(exchange), ...caller.mistakes.map(String)]).toEqual([]);
  expect(requestOf(exchange)).toStrictEqual(documentedRequest(model, scenario));
  const {body} = exchange.response;
  const expected = language === 'curl' ? body : printedOf(scenario, body);
  expect(printed.trimEnd()).toBe(expected.trimEnd());
}

it.each(['curl', ...Object.keys(programs)])('every scenario has a sample in %s', (language) => {
  const expected = [...models.values()]
    .filter(({needsToken}) => needsToken || language === 'curl')
    .flatMap(({slug, scenarios}) => scenarios.map((scenario) => `${slug}--${scenario.name}`));
  expect(samplesOf(language).map(nameOf).sort()).toEqual(expected.sort());
});

it('every page names the tested versions', () => {
  const {version} = api.spec.info as {version: string};
  const expected = ({needsToken}: OperationModel): string =>
    needsToken
      ? `Tested with SDK ${sdkVersion} against API contract ${version}`
      : `Tested against API contract ${version}`;
  expect(pageVersions).toEqual(
    new Map([...models].map(([slug, model]) => [slug, expected(model)])),
  );
});

describe('curl', () => {
  let home = '';
  beforeAll(() => {
    home = emptyFolder('curl');
    writeFileSync(path.join(home, '.curlrc'), 'silent\n');
  });

  it.each(named(samplesOf('curl')))('runs %s unchanged in a shell', async (_, sample) => {
    await expectDocumented(sample, async ({url, orgId, client, token}) => {
      const env = {
        PATH: process.env.PATH,
        CURL_HOME: home,
        ARGOSY_BASE_URL: url,
        ARGOSY_ORG_ID: orgId,
        ARGOSY_TOKEN: token,
        ARGOSY_CLIENT_ID: client.id,
        ARGOSY_CLIENT_SECRET: client.secret,
      };
      return (await run('bash', ['--norc', '-c', sample.code], {cwd: home, env})).stdout;
    });
  });
});

/** They need the SDKs, and generating these needs Java. */
const withSdk = isWhole ? Object.entries(programs) : [];

describe.each(withSdk)('%s', (language, toolchain) => {
  const samples = samplesOf(language);
  let batch: Batch | undefined;
  afterAll(() => batch?.stop());

  it('compiles', async () => {
    const folder = emptyFolder(language);
    writeSamples(folder, toolchain, samples);
    expect(await toolchain.compile(folder, samples)).toBe('');
    const [command, ...args] = toolchain.command;
    batch = new Batch(folder, command, args);
  });

  it.for(named(samples))('runs %s', async ([, sample], {skip}) => {
    const compiled = batch;
    if (!compiled) return skip("The samples don't compile.");
    const program = toolchain.program(sample);
    await expectDocumented(sample, ({url, orgId, client}) =>
      compiled.run({
        program,
        env: {
          ARGOSY_CLIENT_ID: client.id,
          ARGOSY_CLIENT_SECRET: client.secret,
          ARGOSY_ORG_ID: orgId,
          ARGOSY_BASE_URL: url,
        },
      }),
    );
  });
});
