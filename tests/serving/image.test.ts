import {execFileSync, type ChildProcess} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {runNginx} from '../../scripts/lib/run-nginx';
import {namedPackages} from '../../src/plugins/packages/named-packages';
import {imagePort} from './site';

/**
 * What the Dockerfile does, with other folders: release, no root, nothing to write but one folder.
 * Needs a build with packages, as the image does: `npm run build:release`.
 */
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

it('serves the packages that pages name', async () => {
  const named = namedPackages('build', new URL(site.baseUrl, site.url).href);
  const files = named.map(({file}) => file).filter((file) => statSync(`build/${file}`).isFile());
  expect(files).toContain('packages/npm/argosy-docs-mcp.tgz');
  for (const file of new Set(files)) {
    const response = await fetch(`${origin}/${file}`);
    expect(response.status, file).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(readFileSync(`build/${file}`)), file).toBe(true);
  }
});

describe('the Dockerfile', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

  it('takes the documented steps, packages before the site', () => {
    const steps = [...dockerfile.matchAll(/^RUN (npm .*)$/gm)].map(([, step]) => step);
    expect(steps).toEqual([
      'npm ci',
      'npm run build:release',
      'npm run release -- --place /srv/docs --conf /etc/docs --run /run/docs --listen 8080',
    ]);
    const documented = readFileSync('docs/operations.md', 'utf8');
    expect(documented).toContain('npm ci && npm run build:release\nnpm run release');
  });

  it('starts nginx without root', () => {
    expect(dockerfile).toContain('CMD ["nginx", "-c", "/etc/docs/nginx.conf"]');
    expect(dockerfile).toMatch(/^USER \d+$/m);
  });

  it('gets every file of the repository except those that its steps never read', () => {
    const unused = [
      ...['.ci', '.dockerignore', '.editorconfig', '.gitignore', '.nvmrc', '.prettierignore'],
      ...['.prettierrc.json', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'],
      ...['cspell.json', 'docs', 'eslint.config.mjs', 'knip.json', 'playwright.config.ts'],
      ...['tests', 'vitest.build.config.mts', 'vitest.config.mts'],
    ];
    const ignoreFile = readFileSync('.dockerignore', 'utf8');
    const copied = [...ignoreFile.matchAll(/^!(.+)$/gm)].map(([, name]) => name);
    const tracked = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).trim().split('\n');
    const names = new Set(tracked.map((file) => file.split('/')[0]));
    expect([...unused, ...copied].sort()).toEqual([...names].sort());
  });
});
