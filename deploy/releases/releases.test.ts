import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {brotliDecompressSync} from 'node:zlib';
import type {InlineCode} from '../policy/inline-code';
import {inventoryOf, releasesOf} from './inventory';
import {currentId, folderOf, manifestsOf} from './layout';
import {publish} from './publish';
import {repair} from './repair';
import {rollBack} from './roll-back';
import {problemsOf} from './verify';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

let deployRoot: string;
let announced: InlineCode[];
const announce = (inline: InlineCode) => void announced.push(inline);

/** Builds a site with one page and one script, which both contain the version. */
function buildOf(version: number): string {
  const root = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(root, 'assets', 'js'), {recursive: true});
  writeFileSync(path.join(root, 'assets', 'js', `main.${version}.js`), `"${version}";`.repeat(500));
  writeFileSync(
    path.join(root, 'index.html'),
    `<html lang=en><script>h.setAttribute("data-theme","${version}")</script>Version ${version}</html>`,
  );
  return root;
}

function buildWithPackage(version: string, bytes = `bytes of ${version}`): string {
  const root = buildOf(1);
  mkdirSync(path.join(root, 'packages', 'npm'), {recursive: true});
  writeFileSync(path.join(root, 'packages', 'npm', `argosy-sdk-${version}.tgz`), bytes);
  return root;
}

const publishAt = (version: number, now: number) =>
  publish(buildOf(version), deployRoot, announce, now);
const served = (file: string) => readFileSync(path.join(deployRoot, 'current', file), 'utf8');
const has = (file: string) => existsSync(path.join(deployRoot, 'current', file));

beforeEach(() => {
  deployRoot = mkdtempSync(path.join(tmpdir(), 'releases-'));
  announced = [];
});

describe('a release', () => {
  it('serves the new page and keeps the scripts of the previous release', async () => {
    await publishAt(1, start);
    await publishAt(2, start + day);
    expect(served('index.html')).toContain('Version 2');
    expect(has('assets/js/main.1.js') && has('assets/js/main.2.js')).toBe(true);
    expect(has('assets/js/main.2.js.gz') && has('assets/js/main.2.js.br')).toBe(true);
    expect(has('_headers')).toBe(true);
  });

  it('announces its inline code and that of the previous release before the switch', async () => {
    await publishAt(1, start);
    const first = announced[0]?.scripts ?? [];
    await publish(buildOf(2), deployRoot, (inline) => {
      announced.push(inline);
      expect(served('index.html')).toContain('Version 1');
    });
    expect(announced[1]?.scripts).toHaveLength(2);
    expect(announced[1]?.scripts).toEqual(expect.arrayContaining(first));
  });

  it('keeps the packages of the previous release', async () => {
    await publish(buildWithPackage('1.0.0'), deployRoot, announce, start);
    await publish(buildWithPackage('1.1.0'), deployRoot, announce, start + day);
    expect(served('packages/npm/argosy-sdk-1.0.0.tgz')).toBe('bytes of 1.0.0');
    expect(served('packages/SHA256SUMS')).toMatch(/1\.0\.0\.tgz\n.*1\.1\.0\.tgz\n/);
  });

  it('refuses other bytes under a published version', async () => {
    await publish(buildWithPackage('1.0.0'), deployRoot, announce, start);
    const again = publish(buildWithPackage('1.0.0', 'other'), deployRoot, announce, start + day);
    await expect(again).rejects.toThrow('packages/npm/argosy-sdk-1.0.0.tgz');
    expect(served('packages/npm/argosy-sdk-1.0.0.tgz')).toBe('bytes of 1.0.0');
    expect(releasesOf(deployRoot)).toHaveLength(1);
  });

  it('changes nothing if the build is rejected', async () => {
    await publishAt(1, start);
    const bad = buildOf(2);
    writeFileSync(path.join(bad, 'bad.html'), '<html lang=en><script>alert(1)</script></html>');
    await expect(publish(bad, deployRoot, announce)).rejects.toThrow('Inline code');
    expect(served('index.html')).toContain('Version 1');
    expect(releasesOf(deployRoot)).toHaveLength(1);
  });

  it('is deleted if the server does not accept its policy', async () => {
    await publishAt(1, start);
    const reject = () => Promise.reject(new Error('nginx rejects it'));
    await expect(publish(buildOf(2), deployRoot, reject)).rejects.toThrow('nginx rejects it');
    expect(served('index.html')).toContain('Version 1');
    expect(releasesOf(deployRoot)).toHaveLength(1);
  });

  it('rolls back to the previous release or to a specific one', async () => {
    const first = await publishAt(1, start);
    await publishAt(2, start + day);
    await publishAt(3, start + 2 * day);
    await rollBack(deployRoot, announce);
    expect(served('index.html')).toContain('Version 2');
    await rollBack(deployRoot, announce, first.id);
    expect(currentId(deployRoot)).toBe(first.id);
    await expect(rollBack(deployRoot, announce)).rejects.toThrow('no earlier release');
    await expect(rollBack(deployRoot, announce, 'never')).rejects.toThrow('no release never');
  });
});

/** The release with this index. The default is the last one. */
function releaseAt(index = -1) {
  const release = releasesOf(deployRoot).at(index);
  if (!release) throw new Error('There is no such release');
  return release;
}
const inRelease = (file: string) => path.join(folderOf(deployRoot, releaseAt().id), file);
const asset = (file: string) => path.join(deployRoot, 'assets', 'js', file);

describe('the order of releases', () => {
  it('is their number, even if the clock was wrong', async () => {
    for (const [version, time] of [1, 2, 400, 3].entries())
      await publishAt(version + 1, start + time * day);
    expect(releasesOf(deployRoot).map(({id}) => id.slice(0, 6))).toEqual([
      ...['000001', '000002', '000003', '000004'],
    ]);
    await rollBack(deployRoot, announce);
    expect(served('index.html')).toContain('Version 3');
  });

  it('leads back past a release that was rolled back', async () => {
    for (const version of [1, 2, 3]) await publishAt(version, start);
    await rollBack(deployRoot, announce);
    await publishAt(4, start);
    await rollBack(deployRoot, announce);
    expect(served('index.html')).toContain('Version 2');
  });

  it('leads back past a release that can not be repaired', async () => {
    for (const version of [1, 2, 3]) await publishAt(version, start);
    writeFileSync(path.join(folderOf(deployRoot, releaseAt(1).id), 'index.html'), '');
    await rollBack(deployRoot, announce);
    expect(served('index.html')).toContain('Version 1');
  });

  it('allows one command at a time', async () => {
    const inside = publish(buildOf(1), deployRoot, async () => {
      await expect(publishAt(2, start)).rejects.toThrow('Another release command is running');
    });
    await inside;
    expect(served('index.html')).toContain('Version 1');
    await publishAt(2, start);
  });
});

describe('a manifest', () => {
  it('can be checked with sha256sum', async () => {
    const {id} = await publishAt(1, start);
    const [manifest = ''] = manifestsOf(deployRoot, id);
    const check = () =>
      execFileSync('sha256sum', ['--check', '--strict', '--quiet', manifest], {
        cwd: folderOf(deployRoot, id),
        stdio: 'pipe',
      });
    check();
    writeFileSync(asset('main.1.js.br'), 'damaged');
    expect(check).toThrow('1 computed checksum did NOT match');
  });

  it('is read from its copy if it is damaged', async () => {
    const {id} = await publishAt(1, start);
    const [manifest = '', copy = ''] = manifestsOf(deployRoot, id);
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('index', 'other'));
    expect(releasesOf(deployRoot)).toHaveLength(1);
    await repair(deployRoot, 'no-build');
    expect(readFileSync(manifest)).toEqual(readFileSync(copy));
  });

  it('that can not be read is reported, and everything else still works', async () => {
    await publishAt(1, start);
    await publishAt(2, start);
    const {id} = releaseAt();
    for (const file of manifestsOf(deployRoot, id)) writeFileSync(file, '');
    expect([...inventoryOf(deployRoot).unreadable.keys()]).toEqual([id]);
    await publishAt(3, start);
    expect(has('assets/js/main.2.js')).toBe(true);
    await rollBack(deployRoot, announce);
    expect(served('index.html')).toContain('Version 1');
  });
});

describe('a damaged file', () => {
  it.each(['', '.br', '.gz'])('main.1.js%s is replaced by the next release', async (ending) => {
    await publishAt(1, start);
    const original = readFileSync(asset(`main.1.js${ending}`));
    writeFileSync(asset(`main.1.js${ending}`), original.subarray(0, 20));
    await publishAt(1, start);
    expect(readFileSync(asset(`main.1.js${ending}`))).toEqual(original);
    expect(brotliDecompressSync(readFileSync(asset('main.1.js.br'))).toString()).toContain('"1";');
  });

  it('is found, and restored from its compressed version, another release, or the build', async () => {
    const build = buildOf(1);
    await publish(build, deployRoot, announce, start);
    await publish(build, deployRoot, announce, start);
    writeFileSync(asset('main.1.js'), 'x');
    rmSync(asset('main.1.js.gz'));
    writeFileSync(inRelease('index.html'), 'x');
    writeFileSync(inRelease('surplus.html'), 'x');
    rmSync(inRelease('assets'));
    expect(problemsOf(deployRoot, releaseAt())).toHaveLength(5);
    await repair(deployRoot, 'no-build');
    expect(problemsOf(deployRoot, releaseAt())).toEqual([]);

    for (const {id} of releasesOf(deployRoot))
      writeFileSync(path.join(folderOf(deployRoot, id), 'index.html'), 'x');
    await repair(deployRoot, 'no-build');
    expect(problemsOf(deployRoot, releaseAt())).toHaveLength(1);
    await repair(deployRoot, build);
    expect(problemsOf(deployRoot, releaseAt())).toEqual([]);
  });

  it('is not kept as a package of the next release', async () => {
    await publish(buildWithPackage('1.0.0'), deployRoot, announce, start);
    writeFileSync(inRelease('packages/npm/argosy-sdk-1.0.0.tgz'), 'damaged');
    const next = publish(buildWithPackage('1.1.0'), deployRoot, announce, start);
    await expect(next).rejects.toThrow('argosy-sdk-1.0.0.tgz');
  });
});

describe('pruning', () => {
  it('keeps the pages of ten releases', async () => {
    for (let version = 1; version <= 12; version += 1) await publishAt(version, start);
    expect(releasesOf(deployRoot)).toHaveLength(10);
    expect(readdirSync(path.join(deployRoot, 'releases'))).toHaveLength(10 + 12 * 2);
  });

  it('keeps the assets of the last thirty days', async () => {
    for (let version = 1; version <= 15; version += 1)
      await publishAt(version, start + version * day);
    expect(has('assets/js/main.1.js')).toBe(true);
  });

  it('deletes assets that only older releases use', async () => {
    for (let version = 1; version <= 14; version += 1)
      await publishAt(version, start + version * 40 * day);
    expect(has('assets/js/main.1.js')).toBe(false);
    expect(has('assets/js/main.1.js.gz') || has('assets/js/main.1.js.br')).toBe(false);
    expect(has('assets/js/main.5.js')).toBe(true);
  });

  it('deletes no assets because the clock was wrong once', async () => {
    for (let version = 1; version <= 15; version += 1)
      await publishAt(version, start + (version === 14 ? 400 * day : version * 60_000));
    expect(has('assets/js/main.1.js')).toBe(true);
  });

  it('deletes what an interrupted release left behind', async () => {
    await publishAt(1, start);
    const leftovers = [
      ...['000002-20260101T000000/index.html', '000002-20260101T000000.sha256.partial'],
      '000001-20250101T000000.deleted/index.html',
    ].map((name) => path.join(deployRoot, 'releases', name));
    for (const file of [...leftovers, asset('main.9.js'), asset('main.1.js.br.partial')]) {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, '');
    }
    const {id} = await publishAt(3, start);
    expect(id).toMatch(/^000003-/);
    for (const file of [...leftovers, asset('main.9.js'), asset('main.1.js.br.partial')])
      expect(existsSync(file)).toBe(false);
  });

  it('leaves other files in the folder alone', async () => {
    await publishAt(1, start);
    const file = path.join(deployRoot, 'releases', '20261115T100000-01.json');
    writeFileSync(file, '');
    await publishAt(2, start);
    expect(existsSync(file)).toBe(true);
  });
});
