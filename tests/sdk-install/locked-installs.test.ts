import {execFile, execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {site} from '@docs/site/config';
import {goModule} from '@docs/contract';
import {sha256Of} from '@docs/sdks';
import {startWorkerd} from '../serving/start-workerd';
import {servePackages, type PackageServer} from './package-server';
import {mavenRepository, siteFolder, workerdPort} from './site';

const execute = promisify(execFile);
const version = site.sdkVersion;
const docsServer = `npm/argosy-docs-mcp-${site.docsServerVersion}.tgz`;
/** Go compares the files in the archive, so another archive of the same files is the same package. */
const withOtherLicense = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as source, zipfile.ZipFile(sys.argv[2], 'w') as target:
    for name in source.namelist():
        target.writestr(name, source.read(name) + (b'!' if name.endswith('LICENSE') else b''))
`;

/** How a package manager installs a package that its lock file knows. */
type Manager = {
  archive: string;
  /** A valid package with other content, if the package manager looks inside. */
  other?: () => Buffer;
  /** Creates a project and its lock file. */
  lock: (folder: string, url: string) => Promise<unknown>;
  /** Installs again from the server, without a cache. */
  install: (folder: string, url: string) => Promise<unknown>;
  refusal: RegExp;
};

let packages: string;
let server: PackageServer;
let stopWorkerd: () => void;

beforeAll(async () => {
  packages = mkdtempSync(path.join(tmpdir(), 'locked-installs-'));
  cpSync(path.join(siteFolder, 'packages'), packages, {recursive: true});
  server = await servePackages(packages);
  stopWorkerd = await startWorkerd(siteFolder, workerdPort);
});
afterAll(() => {
  server.stop();
  stopWorkerd();
  rmSync(packages, {recursive: true});
});

const run = (cwd: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  execute(command, args, {cwd, env: {...process.env, ...env}});

const npm = (folder: string, ...args: string[]) => {
  rmSync(path.join(folder, '.npm'), {recursive: true, force: true});
  // `npm run --silent` passes its log level on, and npm then refuses without a word.
  const options = ['--cache', '.npm', '--no-audit', '--no-fund', '--loglevel=error'];
  return run(folder, 'npm', [...args, ...options]);
};

const wheel = `argosy-${version}-py3-none-any.whl`;

const go = (folder: string, url: string, ...args: string[]) =>
  run(folder, 'go', args, {
    GOPROXY: `${url}/go`,
    GONOSUMDB: 'argosy.example',
    GOFLAGS: '-mod=mod -modcacherw',
    GOMODCACHE: path.join(folder, '.mod'),
  });

const maven = (folder: string) => {
  // The repository keeps the plugins. Only our package is downloaded again.
  rmSync(path.join(mavenRepository, 'example', 'argosy'), {recursive: true, force: true});
  const options = ['--quiet', '--batch-mode', `-Dmaven.repo.local=${mavenRepository}`];
  return run(folder, 'mvn', [...options, 'compile']);
};

const managers: Record<string, Manager> = {
  npm: {
    archive: `npm/argosy-sdk-${version}.tgz`,
    other: () => readFileSync(path.join(packages, docsServer)),
    lock: async (folder, url) => {
      writeFileSync(path.join(folder, 'package.json'), '{"name": "reader", "version": "1.0.0"}');
      await npm(folder, 'install', `${url}/npm/argosy-sdk-${version}.tgz`);
    },
    install: (folder) => npm(folder, 'ci'),
    // A changed byte can also break the compression before the checksum is compared.
    refusal: /EINTEGRITY|seems to be corrupted|Z_DATA_ERROR/,
  },
  pip: {
    archive: `python/simple/argosy/${wheel}`,
    lock: async (folder) => {
      const hash = sha256Of(path.join(packages, 'python/simple/argosy', wheel));
      writeFileSync(
        path.join(folder, 'requirements.txt'),
        `argosy==${version} --hash=sha256:${hash}\n`,
      );
      await run(folder, 'python3', ['-m', 'venv', '.venv']);
    },
    install: (folder, url) =>
      run(folder, '.venv/bin/pip', [
        ...['install', '--no-cache-dir', '--no-deps', '--require-hashes', '--force-reinstall'],
        ...['--only-binary', ':all:', '--index-url', `${url}/python/simple/`],
        ...['--requirement', 'requirements.txt'],
      ]),
    refusal: /DO NOT MATCH THE HASHES/i,
  },
  go: {
    archive: `go/${goModule}/@v/v${version}.zip`,
    other: () => {
      const zip = path.join(packages, 'go', goModule, '@v', `v${version}.zip`);
      const copy = path.join(packages, 'other.zip');
      execFileSync('python3', ['-c', withOtherLicense, zip, copy]);
      return readFileSync(copy);
    },
    lock: async (folder, url) => {
      writeFileSync(path.join(folder, 'go.mod'), 'module reader\n\ngo 1.23.0\n');
      await go(folder, url, 'get', `${goModule}@v${version}`);
      await go(folder, url, 'mod', 'verify');
    },
    install: (folder, url) => {
      rmSync(path.join(folder, '.mod'), {recursive: true, force: true});
      return go(folder, url, 'mod', 'download');
    },
    refusal: /checksum (mismatch|error)/,
  },
  maven: {
    archive: `maven/example/argosy/argosy-sdk/${version}/argosy-sdk-${version}.jar`,
    lock: async (folder, url) => {
      const pom = readFileSync('samples/java/pom.xml', 'utf8')
        .replaceAll('${DOCS_URL}/packages', url)
        .replaceAll('${SDK_VERSION}', version);
      writeFileSync(path.join(folder, 'pom.xml'), pom);
      mkdirSync(path.join(folder, 'src/main/java'), {recursive: true});
      cpSync('samples/java/ListOffers.java', path.join(folder, 'src/main/java/ListOffers.java'));
      await maven(folder);
    },
    install: (folder) => maven(folder),
    refusal: /checksum (validation failed|mismatch)/i,
  },
};

describe.each(Object.entries(managers))('%s', (name, {archive, other, lock, install, refusal}) => {
  let folder: string;
  let original: Buffer;
  const file = () => path.join(packages, archive);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), `locked-${name}-`));
    original = readFileSync(file());
    await lock(folder, server.url);
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  const refused = async (bytes: Buffer) => {
    writeFileSync(file(), bytes);
    const outcome = await install(folder, server.url).then(
      () => 'installed',
      (error: Error & {stdout?: string; stderr?: string}) =>
        `${error.stdout ?? ''}${error.stderr ?? ''}${error.message}`,
    );
    writeFileSync(file(), original);
    expect(outcome).toMatch(refusal);
  };

  it('installs the locked version again', async () => {
    await expect(install(folder, server.url)).resolves.toBeDefined();
  });

  it("installs from Cloudflare's runtime", async () => {
    const url = `http://127.0.0.1:${workerdPort}/packages`;
    const project = mkdtempSync(path.join(tmpdir(), `workerd-${name}-`));
    await lock(project, url);
    await expect(install(project, url)).resolves.toBeDefined();
    rmSync(project, {recursive: true});
  });

  it('refuses a package with one changed byte', async () => {
    const changed = Buffer.from(original);
    const middle = Math.floor(changed.length / 2);
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    await refused(changed);
  });

  it('refuses another package in its place', async () => {
    await refused(other?.() ?? Buffer.concat([original, Buffer.from('\0')]));
  });
});
