import {execFile, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {site} from '@docs/site/config';
import {fillIn} from '@docs/site/mdx';
import {testLimit} from '../support/limits';
import {type Caller, startSandboxApi, type SandboxApi} from '../support/sandbox-api';
import {guideBlocks} from './guide-page';
import {includedPrograms} from './included';
import {projects, type Programs} from './projects';
import {origin, receiverPort} from './site';
import {callWebhook, untilListening} from './webhook-call';

const execute = promisify(execFile);

/** Asynchronous, because the sandbox runs in this process. A failure shows everything that was printed. */
async function runBash(
  script: string,
  options: {cwd: string; env?: NodeJS.ProcessEnv},
  input = '',
): Promise<string> {
  const running = execute('bash', ['--norc', '-e', '-c', script], options);
  running.child.stdin?.end(input);
  const {stdout} = await running.catch((error: Error & {stdout?: string}) => {
    throw new Error(`${error.message}\n${error.stdout ?? ''}`);
  });
  return stdout;
}

/** The sections up to the first API call. */
const firstSteps = ['install', 'authenticate', 'first-call'];
const webhookSecret = 'whsec_argosy_test_5f2d81c0a7e94b36';

const credentialsOf = ({orgId, client}: Caller) => ({
  ARGOSY_ORG_ID: orgId,
  ARGOSY_CLIENT_ID: client.id,
  ARGOSY_CLIENT_SECRET: client.secret,
});

/** Support starts to work on a ticket when it has a comment, as the recipe expects. */
async function startWork({url, exchanges}: Caller): Promise<void> {
  const path = await vi.waitUntil(
    () => exchanges.find(({request}) => request.target.endsWith('/comments'))?.request.target,
    {timeout: testLimit, interval: 100},
  );
  const id = path.split('/').at(-2);
  const body = JSON.stringify({entityType: 'SUPPORT_TICKET', id, to: 'IN_PROGRESS'});
  const response = await fetch(`${url}/_sandbox/transitions`, {method: 'POST', body});
  expect(response.ok, await response.text()).toBe(true);
}

/** Files in samples/ that ran successfully. */
const ran = new Set<string>();
let api: SandboxApi;

beforeAll(async () => {
  api = await startSandboxApi();
});
afterAll(() => api.stop());

describe.each(Object.entries(projects))('the guide for %s', (language, project) => {
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let caller: Caller;

  const bash = (script: string, more: NodeJS.ProcessEnv = credentialsOf(caller), input = '') =>
    runBash(script, {cwd: folder, env: {...env, ...more}}, input);

  async function runProgram(name: keyof Programs): Promise<string> {
    const output = await bash(project.run(project.programs[name]));
    ran.add(`samples/${language}/${project.programs[name]}`);
    return output;
  }

  beforeAll(async () => {
    caller = await api.open(language);
    folder = mkdtempSync(path.join(tmpdir(), `guide-${language}-`));
    if (project.forget) rmSync(project.forget, {recursive: true, force: true});
    env = {
      ...process.env,
      ...project.environment(folder),
      ARGOSY_BASE_URL: caller.url,
      ARGOSY_WEBHOOK_SECRET: webhookSecret,
      PORT: String(receiverPort),
    };
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('installs from the served site, and its first program runs', async () => {
    const blocks = guideBlocks(`build/sdks/started/${project.page}.html`).filter(({section}) =>
      firstSteps.includes(section),
    );
    mkdirSync(path.join(folder, '.blocks'));
    const session = blocks.map(({title, code}, index) => {
      if (!title) return code;
      writeFileSync(path.join(folder, '.blocks', String(index)), code);
      return `mkdir -p ${path.dirname(title)} && cp .blocks/${index} ${title}\n`;
    });
    expect(blocks.filter(({title}) => !title)).toHaveLength(3);
    // The guide's commands name the client, and read its secret from the input.
    const {secret} = caller.clients.find(({id}) => session.join('').includes(id)) ?? {};
    const output = await bash(session.join(''), {}, `${secret}\n`);
    expect(output).toMatch(/offr_[0-9A-Z]{26} [A-Z_]+ /);
    for (const {page, section, file} of includedPrograms())
      if (page === project.page && firstSteps.includes(section)) ran.add(file);
  });

  it('has programs that compile', async () => {
    project.addPrograms(folder);
    if (project.check) await bash(project.check);
  });

  it('paginates', async () => {
    expect(await runProgram('allOffers')).toContain('offr_');
  });

  it('handles errors', async () => {
    expect(await runProgram('errors')).toContain('validation_failed');
  });

  it('sends idempotent requests', async () => {
    expect(await runProgram('createContact')).toContain('con_');
    const key = caller.exchanges.at(-1)?.request.headers['idempotency-key'];
    expect(key).toMatch(/^[0-9a-f-]{32,36}$/);
  });

  it.each(project.further ?? [])('%s runs', async (file) => {
    await bash(project.run(file));
    ran.add(`samples/${language}/${file}`);
  });

  it('accepts a valid signature and rejects an invalid one', async () => {
    const receiver = spawn('bash', ['--norc', '-c', project.run(project.programs.receiver)], {
      cwd: folder,
      env,
      stdio: 'ignore',
      detached: true,
    });
    try {
      await untilListening(receiverPort, receiver);
      expect(await callWebhook(receiverPort, webhookSecret)).toBe(204);
      expect(await callWebhook(receiverPort, 'whsec_another')).toBe(400);
    } finally {
      // Kills the process group, which includes the launcher's children.
      if (receiver.pid) process.kill(-receiver.pid);
    }
    ran.add(`samples/${language}/${project.programs.receiver}`);
  });

  it('upgrades', async () => {
    const file = `samples/${language}/upgrade.sh`;
    const script = [...(project.shell ?? []), readFileSync(file, 'utf8')].join('\n');
    await bash(fillIn(script, {DOCS_URL: origin, SDK_VERSION: site.sdkVersion}));
    ran.add(file);
  });
});

describe('the SDK pages', () => {
  it('have a working command that verifies a download', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'checksums-'));
    const block = guideBlocks('build/sdks.html').find(
      ({section}) => section === 'check-a-download',
    );
    const stdout = await runBash(block?.code ?? 'false', {cwd: folder});
    rmSync(folder, {recursive: true});
    expect(stdout).toBe(`Signature Verified Successfully\nargosy-sdk-${site.sdkVersion}.tgz: OK\n`);
    ran.add('samples/checksums.sh');
  });

  it('have a working command that runs a recipe', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'recipe-'));
    const block = guideBlocks('build/sdks.html').find(({section}) => section === 'recipes');
    const caller = await api.open('recipe');
    const env = {
      ...process.env,
      ...credentialsOf(caller),
      ARGOSY_TOKEN: caller.token,
      ARGOSY_BASE_URL: caller.url,
      REDOCLY_TELEMETRY: 'off',
    };
    await Promise.all([runBash(block?.code ?? 'false', {cwd: folder, env}), startWork(caller)]);
    rmSync(folder, {recursive: true});
    ran.add('samples/recipe.sh');
  });

  it('show only code that these tests run', () => {
    const files = includedPrograms().map(({file}) => file);
    expect(files.filter((file) => !ran.has(file))).toEqual([]);
  });
});
