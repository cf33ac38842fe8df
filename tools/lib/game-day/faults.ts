import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  appendFileSync,
  chmodSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {manifestsOf, currentId} from '../../../deploy/releases/layout';
import {flipBit} from '../release-faults/flip-bit';
import {flood, holdConnections} from './attack';
import type {Deployment} from './deployment';

export interface Fault {
  name: string;
  /** The alert that has to fire. */
  alert: string;
  /** What readers see until the repair. */
  readers: string;
  /** Needs a small disk of its own. */
  needsDisk?: boolean;
  /** Counters keep growing until the repair. */
  isLasting?: boolean;
  /** May return a function that ends what can't be repaired from the server, such as an attack. */
  inject: (site: Deployment) => unknown;
}

const unaffected = 'the previous release';
const cached = 'an error, or pages from the CDN for a day';
const day = 24 * 60 * 60 * 1000;

/** Changes a file of the configuration that nginx uses, and makes it use the change. */
function editConfiguration(site: Deployment, file: string, edit: (text: string) => string): void {
  const conf = path.join(site.root, 'nginx');
  const version = readdirSync(conf).find((name) => /^[0-9a-f]{12}$/.test(name)) ?? '';
  const target = file === 'nginx.conf' ? path.join(conf, file) : path.join(conf, version, file);
  writeFileSync(target, edit(readFileSync(target, 'utf8')));
}

const applyConfiguration = (site: Deployment) =>
  execFileSync('nginx', ['-c', path.join(site.root, 'nginx', 'nginx.conf'), '-s', 'reload']);

const pageOf = (site: Deployment, name: string) => path.join(site.current, name);

function anAsset(site: Deployment): string {
  const folder = path.join(site.root, 'assets', 'js');
  const page = readFileSync(pageOf(site, 'index.html'), 'utf8');
  return path.join(folder, path.basename(/src="([^"]+)"/.exec(page)?.[1] ?? ''));
}

/** Publishes in another process, which is killed at one of its changes to files. */
async function killedRelease(site: Deployment, step: number): Promise<void> {
  const fault = JSON.stringify({process: {kind: 'kill', step}});
  const args = ['tools/lib/release-faults/publisher.ts', 'publish', site.root, site.nextBuild()];
  // Only the process itself ends, so wait for it and not for the program that starts it.
  const child = spawn('node_modules/.bin/tsx', [...args, fault], {stdio: 'ignore'});
  await once(child, 'exit');
}

const releaseCommand = (site: Deployment, build: string) =>
  spawn('node_modules/.bin/tsx', ['deploy/release.ts', '--place', site.root, '--build', build], {
    stdio: 'ignore',
  });

/** Leaves this many bytes on the disk, and publishes. */
function fullDisk(bytes: number): Fault['inject'] {
  return async (site) => {
    // A server that has run for a while has releases that can be deleted.
    for (let release = 0; release < 8; release += 1) await site.publishNext();
    const {bavail, bsize} = statfsSync(site.root);
    const size = Math.max(0, bavail * bsize - bytes);
    const filler = path.join(site.folder, 'disk', 'filler');
    writeFileSync(filler, Buffer.alloc(size));
    await once(releaseCommand(site, site.nextBuild()), 'exit');
    return () => rmSync(filler);
  };
}

export const faults: Fault[] = [
  {
    name: 'nginx is stopped',
    alert: 'NginxDown',
    readers: cached,
    inject: (site) => site.signal('nginx', 'SIGKILL'),
  },
  {
    name: 'nginx hangs',
    alert: 'SiteDown',
    readers: cached,
    inject: (site) => site.signal('nginx', 'SIGSTOP'),
  },
  {
    name: 'A bit in a page is flipped',
    alert: 'ReleaseDamaged',
    readers: 'the damaged file',
    inject: (site) => {
      const file = pageOf(site, 'guide.html');
      writeFileSync(file, flipBit(readFileSync(file)));
    },
  },
  {
    name: 'A compressed page is cut off',
    alert: 'ReleaseDamaged',
    readers: 'a page that browsers reject',
    inject: (site) => truncateSync(pageOf(site, 'guide.html.br'), 100),
  },
  {
    name: 'A script is lost',
    alert: 'ReleaseDamaged',
    readers: 'the readable page, without its script',
    inject: (site) => rmSync(anAsset(site)),
  },
  {
    name: 'The link to the assets is lost',
    alert: 'ReleaseDamaged',
    readers: 'the readable page, without styles and scripts',
    inject: (site) => rmSync(path.join(site.current, 'assets')),
  },
  {
    name: 'A release has a file that was added by hand',
    alert: 'ReleaseDamaged',
    readers: 'the added file, if they know its address',
    inject: (site) => writeFileSync(pageOf(site, 'test.html'), 'test'),
  },
  {
    name: 'One copy of a manifest is lost',
    alert: 'ManifestDamaged',
    readers: 'the site',
    inject: (site) => rmSync(manifestsOf(site.root, currentId(site.root) ?? '')[0] ?? ''),
  },
  {
    name: 'Both copies of a manifest are lost',
    alert: 'ReleaseUnverifiable',
    readers: 'the site',
    inject: (site) => {
      for (const file of manifestsOf(site.root, currentId(site.root) ?? '')) rmSync(file);
    },
  },
  {
    name: 'The certificate has expired',
    alert: 'CertificateExpired',
    readers: "a browser warning that HSTS doesn't let them skip",
    inject: (site) => {
      site.renewCertificate(-1);
      applyConfiguration(site);
    },
  },
  {
    name: 'The certificate expires in two days',
    alert: 'CertificateExpiresSoon',
    readers: 'the site',
    inject: (site) => {
      site.renewCertificate(2);
      applyConfiguration(site);
    },
  },
  {
    name: "The certificate was renewed but isn't used",
    alert: 'CertificateNotLoaded',
    readers: 'the site, until the old certificate expires',
    inject: (site) => site.renewCertificate(90),
  },
  {
    name: "The policy isn't the release's",
    alert: 'PolicyWrong',
    readers: 'pages whose scripts are blocked',
    inject: (site) => {
      editConfiguration(site, 'generated/headers.conf', (text) =>
        text.replace(/ 'sha256-[^']+'/g, ''),
      );
      applyConfiguration(site);
    },
  },
  {
    name: 'The configuration has an error',
    alert: 'ConfigurationInvalid',
    readers: 'the site, until nginx restarts',
    inject: (site) => editConfiguration(site, 'nginx.conf', (text) => `${text}oops\n`),
  },
  {
    name: 'The configuration is deleted',
    alert: 'ConfigurationInvalid',
    readers: 'the site, until nginx restarts',
    inject: (site) => rmSync(path.join(site.root, 'nginx'), {recursive: true}),
  },
  {
    name: 'nginx reads an old release',
    alert: 'ReleaseNotServed',
    readers: 'an old release',
    inject: (site) => {
      const old = path.join(site.root, 'releases', oldestRelease(site));
      for (const file of ['snippets/site.conf', 'snippets/every-server.conf'])
        editConfiguration(site, file, (text) =>
          text.replaceAll(path.join(site.root, 'current'), old),
        );
      applyConfiguration(site);
    },
  },
  {
    name: 'A release command hangs',
    alert: 'ReleaseLockStale',
    readers: unaffected,
    inject: async (site) => {
      const lock = path.join(site.root, 'release.lock');
      const program = 'tools/lib/game-day/hung-release.ts';
      spawn('node_modules/.bin/tsx', [program, site.root], {stdio: 'ignore'});
      while (statSync(lock).size === 0) await pause(100);
      const longAgo = Date.now() / 1000 - 20 * 60;
      utimesSync(lock, longAgo, longAgo);
    },
  },
  ...[20, 40, 60].map((step): Fault => ({
    name: `A release is killed at step ${step}`,
    alert: 'ReleaseInterrupted',
    readers: unaffected,
    inject: (site) => killedRelease(site, step),
  })),
  ...[0, 40_000, 120_000].map((bytes): Fault => ({
    name: `The disk has ${bytes / 1000} kB left`,
    alert: 'DiskLow',
    readers: unaffected,
    needsDisk: true,
    inject: fullDisk(bytes),
  })),
  {
    name: 'The disk for the log is full',
    alert: 'LogDiskLow',
    readers: 'the site',
    needsDisk: true,
    inject: (site) => {
      try {
        const line = `${JSON.stringify({status: 200, bytes: 1000, seconds: 0.01, encoding: 'br'})}\n`;
        for (;;) appendFileSync(site.log, line.repeat(50));
      } catch {
        // It's full.
      }
    },
  },
  {
    name: "nginx may not read a release's folder",
    alert: 'SiteDown',
    readers: 'status 403 or 404',
    inject: (site) => chmodSync(site.current, 0o700),
  },
  {
    name: 'nginx may not read the assets',
    alert: 'SiteDown',
    readers: 'the readable page, without styles and scripts',
    inject: (site) => chmodSync(path.join(site.root, 'assets'), 0o700),
  },
  {
    name: 'The link to the current release is lost',
    alert: 'SiteDown',
    readers: 'status 404',
    inject: (site) => rmSync(path.join(site.root, 'current')),
  },
  {
    name: "The link points to a release that doesn't exist",
    alert: 'SiteDown',
    readers: 'status 404',
    inject: (site) => {
      rmSync(path.join(site.root, 'current'));
      symlinkSync('releases/000000-20000101T000000', path.join(site.root, 'current'));
    },
  },
  {
    name: 'A client keeps 450 half-sent requests open',
    alert: 'ConnectionsHigh',
    readers: 'the site, or a closed connection',
    isLasting: true,
    inject: async (site) => {
      const {stop} = await holdConnections(portOf(site.settings.listen), '127.0.0.2', 450);
      return stop;
    },
  },
  {
    name: 'A client sends 800 requests per second',
    alert: 'RequestsLimited',
    readers: 'the site',
    isLasting: true,
    inject: async (site) => {
      const stop = flood(portOf(site.settings.tls?.address ?? ''), '127.0.0.2');
      await pause(4000);
      return stop;
    },
  },
  {
    name: 'nginx has no free file descriptors',
    alert: 'ServerErrors',
    readers: 'status 500 at times',
    isLasting: true,
    inject: async (site) => {
      editConfiguration(site, 'generated/connections.conf', (text) =>
        text.replace(/worker_rlimit_nofile \d+/, 'worker_rlimit_nofile 40'),
      );
      applyConfiguration(site);
      await pause(1000);
      const {stop} = await holdConnections(portOf(site.settings.listen), '127.0.0.2', 60);
      const address = `https://localhost:${portOf(site.settings.tls?.address ?? '')}/guide.png`;
      spawnSync('bash', [
        '-c',
        `for i in $(seq 40); do curl -sk -o /dev/null ${address} & done; wait`,
      ]);
      await pause(1500);
      return stop;
    },
  },
  {
    name: 'The metrics exporter is stopped',
    alert: 'MetricsMissing',
    readers: 'the site',
    inject: (site) => site.end('metrics'),
  },
  {
    name: "The exporter of nginx's counters is stopped",
    alert: 'MetricsMissing',
    readers: 'the site',
    inject: (site) => site.end('counters'),
  },
  {
    name: 'The clock is 400 days ahead during a release',
    alert: 'ReleaseFromFuture',
    readers: 'the site',
    inject: (site) => site.publishNext(Date.now() + 400 * day),
  },
  {
    name: 'The release is 400 days old',
    alert: 'ReleaseStale',
    readers: 'the site, with an expired security.txt',
    inject: (site) => site.publishNext(Date.now() - 400 * day),
  },
  {
    name: 'Three releases run at the same time',
    alert: 'ReleaseFailed',
    readers: 'one of them',
    inject: async (site) => {
      const build = site.nextBuild();
      const commands = Array.from({length: 3}, () => releaseCommand(site, build));
      await Promise.all(commands.map((command) => once(command, 'exit')));
    },
  },
  {
    name: 'A build has an unknown inline script',
    alert: 'ReleaseFailed',
    readers: unaffected,
    inject: async (site) => {
      const build = site.nextBuild();
      appendFileSync(path.join(build, 'guide.html'), '<script>unknown()</script>');
      await once(releaseCommand(site, build), 'exit');
      site.nextBuild();
    },
  },
  {
    name: 'A build has no packages',
    alert: 'ReleaseFailed',
    readers: unaffected,
    inject: async (site) => {
      const build = site.nextBuild();
      rmSync(path.join(build, 'packages'), {recursive: true});
      await once(releaseCommand(site, build), 'exit');
      site.nextBuild();
    },
  },
];

const portOf = (address: string): number => Number(address.replace(/^.*:/, ''));

const oldestRelease = (site: Deployment): string =>
  readdirSync(path.join(site.root, 'releases'))
    .filter((name) => /^\d+-\d+T\d+$/.test(name))
    .sort()[0] ?? '';
