import {execFileSync, type ChildProcess} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {runNginx} from '../../scripts/lib/run-nginx';
import {imagePort} from './site';

/** What the Dockerfile does, with other folders: release, no root, nothing to write but one folder. */
const image = mkdtempSync(path.join(tmpdir(), 'image-'));
const place = path.join(image, 'srv');
const conf = path.join(image, 'etc');
const run = path.join(image, 'run');
const nobody = 65534;
const isRoot = process.getuid?.() === 0;
const origin = `http://127.0.0.1:${imagePort}`;
let nginx: ChildProcess | undefined;

beforeAll(async () => {
  const release = ['--place', place, '--conf', conf, '--run', run, '--listen', `${imagePort}`];
  execFileSync('node_modules/.bin/tsx', ['deploy/release.ts', ...release], {stdio: 'inherit'});
  rmSync(run, {recursive: true});
  mkdirSync(run, {mode: 0o777});
  chmodSync(run, 0o777);
  chmodSync(image, 0o755);
  execFileSync('chmod', ['-R', 'a-w', place, conf]);
  const asNobody = isRoot ? {uid: nobody, gid: nobody} : {};
  nginx = await runNginx(path.join(conf, 'nginx.conf'), imagePort, asNobody);
}, 120_000);

afterAll(() => {
  nginx?.kill('SIGQUIT');
  execFileSync('chmod', ['-R', 'u+w', image]);
  rmSync(image, {recursive: true, force: true});
});

it.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip, deflate'],
])('serves without root, in %s, from folders it cannot write', async (encoding, accepted) => {
  const response = await fetch(`${origin}/api`, {headers: {'accept-encoding': accepted}});
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept');
  expect(await response.text()).toContain('API reference');
  expect((await fetch(`${origin}/nope`)).status).toBe(404);
});

it('has the folders and the command of the Dockerfile', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  expect(dockerfile).toContain(
    'npm run release -- --place /srv/docs --conf /etc/docs --run /run/docs --listen 8080',
  );
  expect(dockerfile).toContain('CMD ["nginx", "-c", "/etc/docs/nginx.conf"]');
  expect(dockerfile).toMatch(/^USER \d+$/m);
});
