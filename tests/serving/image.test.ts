import {execFileSync} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {completeSite, filesUnder, precompress} from '@docs/deploy';
import {canMount} from './can-mount';

/**
 * Builds and runs the image without Docker: the Dockerfile's instructions in a copy of this machine's files that
 * disappears afterward, without a network, and the container without root on a read-only disk. Needs root.
 */
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8').replaceAll('\\\n', ' ');
const instructions = (name: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, text = '']) => text);
const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Everything that `docker build` may read, with a small site. */
function writeContext(name: string): string {
  const context = path.join(folder, name);
  const page = `<html lang=en><head></head><body>${name} ${'text '.repeat(500)}</body></html>`;
  mkdirSync(path.join(context, 'build', 'assets'), {recursive: true});
  for (const file of ['index.html', 'guide.html', '404.html'])
    writeFileSync(path.join(context, 'build', file), page);
  writeFileSync(path.join(context, 'build', 'assets', `app.${name}.js`), name);
  completeSite(path.join(context, 'build'));
  precompress(filesUnder(path.join(context, 'build')));
  for (const part of ['nginx', 'start.sh'])
    cpSync(path.join('deploy', part), path.join(context, 'deploy', part), {recursive: true});
  return context;
}

/** The shell commands of `docker build`. The packages are those of this machine. */
function build(context: string): string[] {
  const copies = instructions('COPY').map((text) => {
    const [from, to] = text.split(' ');
    return `rm -rf $root${to}; mkdir -p $(dirname $root${to}); cp -r ${context}/${from} $root${to}`;
  });
  const runs = instructions('RUN').map(
    (text) => `chroot $root bash -c ${quoted(`apt-get() { :; }; ${text}`)}`,
  );
  // The folders come first, because a later instruction needs them.
  return [...runs.slice(0, 1), ...copies, ...runs.slice(1)];
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const user = instructions('USER')[0] ?? '';
const command = (JSON.parse(instructions('CMD')[0] ?? '[]') as string[]).join(' ');
const start = `
  chroot $root setpriv --reuid ${user} --regid ${user} --clear-groups --no-new-privs \\
    --bounding-set=-all --inh-caps=-all ${command} >/dev/null &
  container=$!
  curl -s --retry 30 --retry-connrefused --retry-delay 1 -o /dev/null http://127.0.0.1:8080/healthz`;
const stop = `kill -${(instructions('STOPSIGNAL')[0] ?? '').slice(3)} $container; wait $container`;
const get = (address: string, ...options: string[]) =>
  `curl -s -o /dev/null -w '%{http_code} %header{content-encoding}\\n' ${options.join(' ')} http://127.0.0.1:8080${address}`;

it.runIf(canMount)(
  'runs without root on a read-only disk, and keeps the assets of the image before',
  () => {
    const script = [
      'set -e',
      'ip link set lo up',
      `mount -t tmpfs tmpfs ${folder}/mount`,
      `cd ${folder}/mount; mkdir upper work root volume; root=${folder}/mount/root`,
      'mount -t overlay overlay -o lowerdir=/,upperdir=upper,workdir=work $root',
      ...build(writeContext('one')),
      // Docker's options: a volume, a writable /run/docs, and nothing else.
      'chown 10001 volume; mount --bind volume $root/srv/docs/earlier',
      'mount -t tmpfs -o uid=10001 tmpfs $root/run/docs',
      'mount -t tmpfs -o ro tmpfs $root/tmp; mount --bind /dev $root/dev; mount --rbind /proc $root/proc',
      'mount -o remount,ro $root',
      start,
      get('/guide', '-H "Accept-Encoding: br"'),
      get('/guide/'),
      get('/assets/app.one.js'),
      stop,
      'mount -o remount,rw $root; umount $root/srv/docs/earlier',
      ...build(writeContext('two')),
      'mount --bind volume $root/srv/docs/earlier; mount -o remount,ro $root',
      start,
      get('/assets/app.two.js'),
      get('/assets/app.one.js'),
      get('/assets/app.none.js'),
      stop,
    ].join('\n');
    mkdirSync(path.join(folder, 'mount'));
    const output = execFileSync('unshare', ['--mount', '--net', 'sh', '-c', script], {
      encoding: 'utf8',
    });
    expect(
      output
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['200 br', '301', '200', '200', '200', '404']);
  },
);

describe('the Dockerfile', () => {
  it('packs the tested build, and needs nothing else', () => {
    const copied = instructions('COPY').map((text) => text.split(' ')[0] ?? '');
    expect(copied).toEqual(['deploy/nginx', 'deploy/start.sh', 'build']);
    const allowed = [...readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)];
    expect(allowed.map(([, name]) => name).sort()).toEqual([...copied, 'deploy'].sort());
    expect(dockerfile).not.toMatch(/node:|npm run build\n/);
  });
});
