import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {usage} from '@argosy/sandbox';
import {guideBlocks, guideRows, type Block} from './guide-page';
import {linesOf, runBlocks, type Run} from './page-session';
import {projects} from './projects';
import {receiverPort, sandboxPort, secondSandboxPort} from './site';
import {startSandbox, type SandboxProcess} from './sandbox-process';

/** The page's ports, and those of the test, which other programs don't use. */
const ports = new Map([
  ['4080', sandboxPort],
  ['4081', secondSandboxPort],
  ['8080', receiverPort],
]);

const organization = 'org_01KE6P4YM0JJGYG1GE04Y0C1RA';
const client = 'cli_01KEBYC8800HGKDNV1SWGN0ZMF:sandbox_billing_sync_7Q2d';

const languages = {
  curl: {},
  TypeScript: projects.typescript,
  Python: projects.python,
  Go: projects.go,
  Java: projects.java,
};

function blocksOf(page: string): Block[] {
  return guideBlocks(`build/get-started/${page}.html`).map((block) => ({
    ...block,
    code: block.code.replaceAll(/\b(4080|4081|8080)\b/g, (port) => String(ports.get(port))),
  }));
}

const isStart = ({section, title}: Block) => section === 'start-the-sandbox' && !title;

/** The environment of a reader, with the package managers' caches in the folder. */
function environment(folder: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !name.startsWith('ARGOSY_'));
  return {
    ...Object.fromEntries(variables),
    npm_config_cache: path.join(folder, '.npm'),
    PORT: String(receiverPort),
    ...more,
  };
}

/** Go's log starts each line with the time. */
function expectDocumented(runs: Run[]): void {
  for (const {command, printed, documented} of runs) {
    if (!documented) continue;
    const shown = printed.map((line) => line.replace(/^[\d/]{10} [\d:]{8} /, ''));
    expect(shown, command).toEqual(documented);
  }
}

async function readApi<T>(url: string, request: string): Promise<T> {
  const headers = {Authorization: `Basic ${Buffer.from(client).toString('base64')}`};
  const body = new URLSearchParams({grant_type: 'client_credentials'});
  const token = await fetch(`${url}/v1/oauth/token`, {method: 'POST', headers, body});
  const {access_token: accessToken} = (await token.json()) as {access_token: string};
  const response = await fetch(`${url}/v1/orgs/${organization}/${request}`, {
    headers: {Authorization: `Bearer ${accessToken}`},
  });
  return (await response.json()) as T;
}

interface List {
  data: {id: string; status: string; offerId?: string}[];
}
interface Overview {
  clients: {id: string; secret: string; role: string}[];
  endpoints: Record<string, string>;
}
interface Deliveries {
  data: {eventId: string; eventType: string; state: string}[];
}

describe.each(Object.entries(languages))('the quickstart in %s', (language, project) => {
  let folder: string;
  let sandbox: SandboxProcess | undefined;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), `quickstart-${language}-`));
  });
  afterAll(() => {
    sandbox?.stop();
    rmSync(folder, {recursive: true, force: true});
  });

  it('ends with reported usage and three verified events', async () => {
    const blocks = blocksOf('quickstart').filter(({tab}) => !tab || tab === language);
    const more = 'environment' in project ? project.environment(folder) : {};
    const options = {cwd: folder, env: environment(folder, more)};
    const [start, greeting] = blocks.filter(({section}) => section === 'start-the-sandbox');
    sandbox = await startSandbox(start?.code ?? '', sandboxPort, options);
    expect(linesOf(sandbox.output())).toEqual(
      expect.arrayContaining(linesOf(greeting?.code ?? 'no output')),
    );
    const commands = blocks.filter(({section}) => section !== 'start-the-sandbox');
    const runs = await runBlocks(commands, {...options, receiverPort});
    expectDocumented(runs);
    expect(runs.filter(({documented}) => documented)).toHaveLength(7);
    await expectSale(sandbox.url, path.join(folder, 'argosy-quickstart', 'events.log'));
  });
});

/** The sandbox agrees with what the programs printed. */
async function expectSale(url: string, log: string): Promise<void> {
  const {data: entitlements} = await readApi<List>(url, 'entitlements?limit=1');
  expect(entitlements).toMatchObject([{status: 'ACTIVE'}]);
  const filter = `entitlementId=${entitlements[0]?.id}`;
  const groups = await readApi<List>(url, `usage-record-groups?${filter}`);
  expect(groups.data).toMatchObject([{id: 'juniper-1', status: 'REPORTED'}]);

  const response = await fetch(`${url}/_sandbox/deliveries`);
  const {data: deliveries} = (await response.json()) as Deliveries;
  expect(deliveries.map(({state}) => state)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED']);
  const received = readFileSync(log, 'utf8').match(/evt_\w+ [\w.]+/g);
  expect(received).toEqual(deliveries.map(({eventId, eventType}) => `${eventId} ${eventType}`));
}

describe('the sandbox guide', () => {
  let folder: string;
  let sandbox: SandboxProcess;
  const blocks = blocksOf('sandbox').filter(({tab}) => tab !== 'Container');
  const options = () => ({cwd: folder, env: environment(folder)});

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sandbox-guide-'));
    const start = blocks.find(isStart)?.code ?? '';
    sandbox = await startSandbox(start, sandboxPort, options());
  });
  afterAll(() => {
    sandbox.stop();
    rmSync(folder, {recursive: true, force: true});
  });

  const rowsOf = (section: string) => guideRows('build/get-started/sandbox.html', section);
  const overview = async () => {
    const response = await fetch(`${sandbox.url}/_sandbox`);
    return (await response.json()) as Overview;
  };

  it('lists all control endpoints', async () => {
    const {endpoints} = await overview();
    const documented = rowsOf('control-endpoints').map(([endpoint]) => endpoint);
    expect(documented.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('lists the API clients and the entitlements of the sample data', async () => {
    const rows = rowsOf('use-the-credentials-and-sample-data');
    const {clients} = await overview();
    expect(rows.filter(([first]) => first?.startsWith('cli_'))).toEqual(
      clients.map(({id, secret, role}) => [id, secret, role]),
    );
    const {data} = await readApi<List>(sandbox.url, 'entitlements');
    const documented = rows.filter(([, , id]) => id?.startsWith('ent_'));
    expect(new Map(documented.map(([, , id, status]) => [id, status]))).toEqual(
      new Map(data.map(({id, status}) => [id, status])),
    );
  });

  it('lists all options', () => {
    const isMeta = (option: string) => option.startsWith('--version');
    const options = [...usage.matchAll(/^ {2}(--[a-z-]+(?: [A-Z]+)?)/gm)].map(
      ([, name = '']) => name,
    );
    const documented = rowsOf('start-the-sandbox').map(([option]) => option);
    expect(documented).toEqual(options.filter((option) => !isMeta(option)));
  });

  it('shows commands that print what it says', async () => {
    const commands = blocks.filter((block) => !isStart(block));
    const runs = await runBlocks(commands, {...options(), receiverPort});
    expectDocumented(runs);
    const tests = runs.find(({command}) => command.includes('node --test'));
    expect(tests?.printed.join('\n')).toMatch(/pass 2[\s\S]*fail 0/);
    const workflow = blocks.find(({title}) => title?.endsWith('test.yaml'))?.code;
    expect(workflow).toContain(`- run: ${tests?.command.trim()}`);
  });
});
