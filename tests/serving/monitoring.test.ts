import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {prepareNginx} from '@docs/deploy';
import {runNginx, waitForPort} from '@docs/tools';
import {freePorts} from '../support/free-ports';
import {knownAddresses} from './known-addresses';
import {originOf, servers} from './server';

const folder = path.join('deploy', 'monitoring');
const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0;
const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, {cwd: folder, encoding: 'utf8', stdio: 'pipe'});

const {groups} = parse(readFileSync(path.join(folder, 'alerts.yaml'), 'utf8')) as {
  groups: {rules: {alert: string; annotations: {runbook: string}}[]}[];
};
const alerts = groups.flatMap(({rules}) => rules);

it('has at most ten alerts, each with an entry in the runbook', () => {
  expect(alerts.length).toBeLessThanOrEqual(10);
  const entries = readFileSync('docs/operations.md', 'utf8').match(/(?<=^### )\w+$/gm) ?? [];
  expect(alerts.map(({alert}) => alert).sort()).toEqual([...entries].sort());
  for (const {alert, annotations} of alerts)
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
});

it('probes addresses that exist', () => {
  const settings = readFileSync(path.join(folder, 'prometheus.yaml'), 'utf8');
  const addresses = [...settings.matchAll(/https:\/\/docs\.argosy\.example(\/[^?\s\]]*)/g)];
  expect(addresses.length).toBeGreaterThan(3);
  for (const [, address = ''] of addresses) expect(knownAddresses).toContain(address);
});

describe.runIf(isInstalled('promtool') && isInstalled('amtool'))('Prometheus', () => {
  it.each([
    ['promtool', 'check', 'config', 'prometheus.yaml'],
    ['promtool', 'test', 'rules', 'alert-tests.yaml'],
    ['amtool', 'check-config', 'alertmanager.yaml'],
  ])('%s %s %s', (program, ...options) => {
    expect(run(program, ...options)).toContain('SUCCESS');
  });
});

describe.runIf(isInstalled('prometheus-blackbox-exporter'))('probes', () => {
  const [port = 0, barePort = 0] = freePorts('MONITORING', 2);
  const temporary = mkdtempSync(path.join(tmpdir(), 'blackbox-'));
  const programs: ChildProcess[] = [];
  afterAll(() => {
    for (const program of programs) program.kill('SIGTERM');
    rmSync(temporary, {recursive: true});
  });

  it('accept our server, and notice a missing page and a missing policy', async () => {
    const settings = readFileSync(path.join(folder, 'blackbox.yaml'), 'utf8');
    const plain = path.join(temporary, 'blackbox.yaml');
    writeFileSync(plain, settings.replaceAll('fail_if_not_ssl: true', 'fail_if_not_ssl: false'));
    const options = [`--config.file=${plain}`, `--web.listen-address=127.0.0.1:${port}`];
    programs.push(spawn('prometheus-blackbox-exporter', options, {stdio: 'ignore'}));
    await waitForPort(port);
    const bare = {root: 'build', listen: `127.0.0.1:${barePort}`, headers: {}};
    programs.push(await runNginx(prepareNginx(bare), barePort));

    const isFine = async (module: string, target: string) => {
      const query = new URLSearchParams({module, target}).toString();
      const metrics = await (await fetch(`http://127.0.0.1:${port}/probe?${query}`)).text();
      return /^probe_success 1$/m.test(metrics);
    };
    const origin = originOf(servers[0] ?? {port: 0});
    expect(await isFine('file', `${origin}/`)).toBe(true);
    expect(await isFine('policy', `${origin}/`)).toBe(true);
    expect(await isFine('file', `${origin}/no-such-page`)).toBe(false);
    expect(await isFine('policy', `http://127.0.0.1:${barePort}/`)).toBe(false);
  });
});
