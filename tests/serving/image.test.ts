import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {namedPackages} from '../../src/plugins/packages/named-packages';
import {waitForPort} from '../../tools/lib/caches/wait-for-port';
import {imagePort} from './site';

/**
 * Does the same as the Dockerfile in other folders: starts the image's entry point without root, with a
 * read-only folder for the image and two writable ones. Like the image, it needs a build with packages:
 * `npm run build:release`.
 */
const image = mkdtempSync(path.join(tmpdir(), 'image-'));
const releaseFolder = path.join(image, 'srv');
const content = path.join(image, 'site');
const run = path.join(image, 'run');
/** The next image signs the list of packages again, because it keeps those of earlier releases. */
const signingKey = path.join(image, 'packages.pem');
/** The user ID without privileges on Debian. */
const unprivileged = 65534;
const isRoot = process.getuid?.() === 0;
const origin = `http://127.0.0.1:${imagePort}`;
let nginx: ChildProcess | undefined;

async function startContainer(): Promise<void> {
  rmSync(run, {recursive: true, force: true});
  mkdirSync(run);
  chmodSync(run, 0o777);
  const env = {
    ...process.env,
    SITE: content,
    PLACE: releaseFolder,
    RUN: run,
    LISTEN: `${imagePort}`,
    PACKAGE_SIGNING_KEY: signingKey,
  };
  nginx = spawn(path.join(content, 'entrypoint.sh'), {
    env,
    stdio: 'inherit',
    ...(isRoot ? {uid: unprivileged, gid: unprivileged} : {}),
  });
  await waitForPort(imagePort, 240);
}

async function stopContainer(): Promise<void> {
  const ended = nginx && once(nginx, 'exit');
  nginx?.kill('SIGQUIT');
  await ended;
}

beforeAll(async () => {
  execFileSync('node_modules/.bin/tsx', ['tools/build-image-command.ts'], {stdio: 'inherit'});
  cpSync('deploy/dist', path.join(content, 'deploy'), {recursive: true});
  cpSync('deploy/entrypoint.sh', path.join(content, 'entrypoint.sh'));
  cpSync('build', path.join(content, 'build'), {recursive: true});
  execFileSync('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', signingKey]);
  chmodSync(signingKey, 0o644);
  mkdirSync(releaseFolder);
  chmodSync(releaseFolder, 0o777);
  chmodSync(image, 0o755);
  execFileSync('chmod', ['-R', 'a-w,a+rX', content]);
  await startContainer();
}, 600_000);

afterAll(async () => {
  await stopContainer();
  execFileSync('chmod', ['-R', 'u+w', image]);
  rmSync(image, {recursive: true, force: true});
}, 120_000);

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

it('publishes nothing when the container restarts, and keeps the release for the next image', async () => {
  const before = await (await fetch(`${origin}/healthz`)).text();
  await stopContainer();
  await startContainer();
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe(before);

  await stopContainer();
  execFileSync('chmod', ['-R', 'u+w', path.join(content, 'build', 'index.html')]);
  appendFileSync(path.join(content, 'build', 'index.html'), '<!-- next -->');
  await startContainer();
  const after = await (await fetch(`${origin}/healthz`)).text();
  expect(after).not.toBe(before);
  const {release} = JSON.parse(before) as {release: string};
  expect(existsSync(path.join(releaseFolder, 'releases', release, 'index.html'))).toBe(true);
}, 600_000);

describe('the Dockerfile', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

  it('packs the tested build, and needs nothing else', () => {
    const copied = [...dockerfile.matchAll(/^COPY (\S+) /gm)].map(([, source]) => source);
    expect(copied).toEqual(['deploy/dist', 'deploy/entrypoint.sh', 'build']);
    expect(dockerfile).not.toContain('npm run build\n');
    const ignoreFile = readFileSync('.dockerignore', 'utf8');
    const allowed = [...ignoreFile.matchAll(/^!(.+)$/gm)].map(([, name]) => name);
    expect(allowed.sort()).toEqual([...copied, 'deploy'].sort());
  });

  it('starts without root, has a volume for releases, and says whether it is healthy', () => {
    expect(dockerfile).toContain('CMD ["/site/entrypoint.sh"]');
    expect(dockerfile).toMatch(/^USER \d+$/m);
    expect(dockerfile).toContain('VOLUME /srv/docs');
    expect(dockerfile).toMatch(/^HEALTHCHECK [^]*\/healthz/m);
  });
});
