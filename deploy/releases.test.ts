import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import type {InlineCode} from './policy/inline-code';
import {currentId, publish, releasesOf, rollBack} from './releases';

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

  it('changes nothing if the build is rejected', async () => {
    await publishAt(1, start);
    const bad = buildOf(2);
    writeFileSync(path.join(bad, 'bad.html'), '<html lang=en><script>alert(1)</script></html>');
    await expect(publish(bad, deployRoot, announce)).rejects.toThrow('Inline code');
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

describe('pruning', () => {
  it('keeps ten releases, regardless of their age', async () => {
    for (let version = 1; version <= 12; version += 1)
      await publishAt(version, start + version * 40 * day);
    expect(releasesOf(deployRoot)).toHaveLength(10);
    expect(has('assets/js/main.2.js')).toBe(false);
    expect(has('assets/js/main.2.js.gz') || has('assets/js/main.2.js.br')).toBe(false);
    expect(has('assets/js/main.3.js')).toBe(true);
  });

  it('keeps all releases of the last thirty days', async () => {
    for (let version = 1; version <= 15; version += 1)
      await publishAt(version, start + version * day);
    expect(releasesOf(deployRoot)).toHaveLength(15);
    expect(has('assets/js/main.1.js')).toBe(true);
  });
});
