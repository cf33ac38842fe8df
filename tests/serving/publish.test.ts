import {execFile, execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {completeSite, prepareNginx} from '@docs/deploy';
import {runNginx, seeded} from '@docs/tools';
import {freePorts} from '../support/free-ports';
import {isNightly} from '../support/scope';
import {canMount} from './can-mount';

const interruptions = isNightly ? 50 : 6;
const pages = Array.from({length: 30}, (_, index) => `/page-${index}`);
const [port = 0, otherPort = 0, fullPort = 0] = freePorts('PUBLISH', 3);
const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
const servers: ChildProcess[] = [];
const publishCommand = path.resolve('deploy', 'publish.sh');

/** Every page has a script that only the policy of its release allows, and an asset of its release. */
const scriptOf = (release: string) => `x.setAttribute("data-theme-choice","${release}")`;
const assetOf = (release: string) => `/assets/js/app.${release}.js`;

function writeSite(release: string): string {
  const root = path.join(folder, `site-${release}`);
  mkdirSync(path.join(root, 'assets', 'js'), {recursive: true});
  for (const page of pages)
    writeFileSync(
      path.join(root, `${page}.html`),
      `<html lang=en><head><script>${scriptOf(release)}</script></head><body>${release}</body></html>`,
    );
  writeFileSync(
    path.join(root, 'index.html'),
    `<html lang=en><head><script>${scriptOf(release)}</script></head></html>`,
  );
  writeFileSync(path.join(root, assetOf(release)), `${release}\n`.repeat(5000));
  completeSite(root);
  return root;
}

class Deployment {
  readonly deployRoot: string;
  private readonly config: string;

  constructor(
    name: string,
    private readonly port: number,
  ) {
    this.deployRoot = path.join(folder, name);
    mkdirSync(this.deployRoot, {recursive: true});
    this.config = prepareNginx({deployRoot: this.deployRoot, listen: `127.0.0.1:${port}`});
  }

  private get options() {
    return {
      env: {...process.env, PLACE: this.deployRoot, RELOAD: `nginx -c ${this.config} -s reload`},
    };
  }

  /** Before nginx runs, there's nothing to reload. */
  async start(root: string): Promise<void> {
    execFileSync(publishCommand, [root], {
      ...this.options,
      env: {...this.options.env, RELOAD: 'true'},
    });
    servers.push(await runNginx(this.config, this.port));
  }

  publish = (root: string) => promisify(execFile)(publishCommand, [root], this.options);

  /** Kills the command and its children after this time. */
  async interrupt(root: string, milliseconds: number): Promise<void> {
    const options = {...this.options, detached: true, stdio: 'ignore'} as const;
    const command = spawn(publishCommand, [root], options);
    const ended = once(command, 'exit');
    await Promise.race([ended, pause(milliseconds)]);
    try {
      if (command.pid) process.kill(-command.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
    await ended;
  }

  get = (address: string) => fetch(`http://127.0.0.1:${this.port}${address}`);

  /** The release of every page. A page has to fit its policy, and its asset has to be there. */
  async releasesServed(): Promise<string[]> {
    const served = new Set<string>();
    for (const page of pages) {
      const response = await this.get(page);
      const [, script = '', release = ''] =
        /<script>(.*)<\/script>.*<body>(.*)<\/body>/.exec(await response.text()) ?? [];
      const hash = createHash('sha256').update(script).digest('base64');
      expect(response.headers.get('content-security-policy')).toContain(hash);
      if (!served.has(release))
        expect(await (await this.get(assetOf(release))).text()).toBe(`${release}\n`.repeat(5000));
      served.add(release);
    }
    return [...served];
  }

  /** Right after a reload, nginx still finishes requests with the configuration before. */
  onlyRelease = () => expect.poll(() => this.releasesServed()).toHaveLength(1);
  serves = (release: string) => expect.poll(() => this.releasesServed()).toEqual([release]);
}

beforeAll(() => chmodSync(folder, 0o755));
afterAll(() => {
  for (const server of servers) server.kill('SIGQUIT');
  rmSync(folder, {recursive: true, force: true});
});

it('serves one release, whenever a command is killed', async () => {
  const deployment = new Deployment('interrupted', port);
  await deployment.start(writeSite('r0'));
  await deployment.serves('r0');
  /* eslint-disable no-restricted-syntax -- It decides when to interrupt. No result is compared with it. */
  const started = performance.now();
  await deployment.publish(writeSite('r1'));
  const duration = performance.now() - started;
  /* eslint-enable no-restricted-syntax */
  const random = seeded(5);
  for (let index = 2; index < interruptions + 2; index += 1) {
    await deployment.interrupt(writeSite(`r${index}`), random() * duration);
    await deployment.onlyRelease();
  }
  const last = writeSite('last');
  // A killed command's children may end a moment later.
  await expect
    .poll(() =>
      deployment.publish(last).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await deployment.serves('last');
  expect(readdirSync(path.join(deployment.deployRoot, 'releases')).join()).not.toContain('part');

  // A tab from the first release finds its files.
  expect((await deployment.get(assetOf('r0'))).status).toBe(200);

  const [first = ''] = readdirSync(path.join(deployment.deployRoot, 'releases'));
  await deployment.publish(path.join(deployment.deployRoot, 'releases', first));
  await expect.poll(() => deployment.releasesServed()).not.toEqual(['last']);
  await deployment.onlyRelease();
  expect((await deployment.get(assetOf('last'))).status).toBe(200);

  // Thirty days after their last use, they're deleted.
  await deployment.publish(last);
  const old = path.join(deployment.deployRoot, 'earlier', assetOf('r0'));
  utimesSync(old, new Date(0), new Date(0));
  await deployment.publish(last);
  expect((await deployment.get(assetOf('r0'))).status).toBe(404);
});

it('keeps the release before if nginx rejects the next one', async () => {
  const deployment = new Deployment('rejected', otherPort);
  await deployment.start(writeSite('good'));
  const bad = writeSite('bad');
  writeFileSync(path.join(bad, '_nginx.conf'), 'broken');
  await expect(deployment.publish(bad)).rejects.toThrow("nginx doesn't accept");
  await deployment.serves('good');
});

it.runIf(isNightly && canMount)('changes nothing if the disk is full', async () => {
  const deployment = new Deployment('full', fullPort);
  execFileSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    'size=900k,mode=755',
    'tmpfs',
    deployment.deployRoot,
  ]);
  try {
    await deployment.start(writeSite('f0'));
    let failures = 0;
    let served = 'f0';
    for (let index = 1; index < 12; index += 1) {
      const site = writeSite(`f${index}`);
      writeFileSync(path.join(site, 'large.json'), `${index}`.repeat(80_000));
      await deployment.publish(site).then(
        () => (served = `f${index}`),
        () => (failures += 1),
      );
      await deployment.serves(served);
    }
    expect(failures).toBeGreaterThan(0);
  } finally {
    execFileSync('umount', ['--lazy', deployment.deployRoot]);
  }
});
