import {execFileSync, type ChildProcess} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {runNginx} from '../../tools/lib/run-nginx';
import {namedPackages} from '../../src/plugins/packages/named-packages';
import {imagePort} from './site';

/**
 * Does the same as the Dockerfile in other folders: publishes a release and serves it without root, with
 * one writable folder. Like the image, it needs a build with packages: `npm run build:release`.
 */
const image = mkdtempSync(path.join(tmpdir(), 'image-'));
const releaseFolder = path.join(image, 'srv');
const conf = path.join(image, 'etc');
const run = path.join(image, 'run');
/** The user ID without privileges on Debian. */
const unprivileged = 65534;
const isRoot = process.getuid?.() === 0;
const origin = `http://127.0.0.1:${imagePort}`;
let nginx: ChildProcess | undefined;

beforeAll(async () => {
  const release = [
    '--place',
    releaseFolder,
    '--conf',
    conf,
    '--run',
    run,
    '--listen',
    `${imagePort}`,
  ];
  execFileSync('node_modules/.bin/tsx', ['deploy/release.ts', ...release], {stdio: 'inherit'});
  rmSync(run, {recursive: true});
  mkdirSync(run, {mode: 0o777});
  chmodSync(run, 0o777);
  chmodSync(image, 0o755);
  execFileSync('chmod', ['-R', 'a-w', releaseFolder, conf]);
  const user = isRoot ? {uid: unprivileged, gid: unprivileged} : {};
  nginx = await runNginx(path.join(conf, 'nginx.conf'), imagePort, user);
}, 120_000);

afterAll(() => {
  nginx?.kill('SIGQUIT');
  execFileSync('chmod', ['-R', 'u+w', image]);
  rmSync(image, {recursive: true, force: true});
});

it.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip, deflate'],
])('serves %s without root, from read-only folders', async (encoding, accepted) => {
  const response = await fetch(`${origin}/api`, {headers: {'accept-encoding': accepted}});
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toContain('API reference');
  expect((await fetch(`${origin}/nope`)).status).toBe(404);
});

it('serves the packages that pages link to', async () => {
  const named = namedPackages('build', new URL(site.baseUrl, site.url).href);
  const files = named.map(({file}) => file).filter((file) => statSync(`build/${file}`).isFile());
  expect(files).toContain(`packages/npm/argosy-docs-mcp-${site.docsServerVersion}.tgz`);
  for (const file of new Set(files)) {
    const response = await fetch(`${origin}/${file}`);
    expect(response.status, file).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(readFileSync(`build/${file}`)), file).toBe(true);
  }
});

describe('the Dockerfile', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

  it('runs the documented steps, packages before the site', () => {
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

  it('gets every file of the repository that its steps read', () => {
    const unused = [
      ...['.ci', '.dependency-cruiser.mjs', '.devcontainer', '.dockerignore', '.editorconfig'],
      ...['.gitattributes', '.github', '.gitignore', '.nvmrc', '.prettierignore'],
      ...['.prettierrc.json', 'AGENTS.md', 'ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
      ...['LICENSE', 'README.md', 'SECURITY.md', 'bench', 'cspell.json', 'docs'],
      ...['eslint.config.mjs', 'knip.json', 'playwright.config.ts', 'stylelint.config.mjs'],
      ...['tests', 'vitest.build.config.mts', 'vitest.config.mts'],
    ];
    const ignoreFile = readFileSync('.dockerignore', 'utf8');
    const copied = [...ignoreFile.matchAll(/^!(.+)$/gm)].map(([, name]) => name);
    const tracked = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).trim().split('\n');
    const names = new Set(tracked.map((file) => file.split('/')[0]));
    expect([...unused, ...copied].sort()).toEqual([...names].sort());
  });
});
