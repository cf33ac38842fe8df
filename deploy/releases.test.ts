import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import type {InlineCode} from './policy/inline-code';
import {currentId, publish, releasesOf, rollBack} from './releases';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

let place: string;
let announced: InlineCode[];
const announce = (inline: InlineCode) => void announced.push(inline);

/** A site of one page and one script, both of which say their version. */
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

const publishAt = (version: number, now: number) => publish(buildOf(version), place, announce, now);
const served = (file: string) => readFileSync(path.join(place, 'current', file), 'utf8');
const has = (file: string) => existsSync(path.join(place, 'current', file));

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'releases-'));
  announced = [];
});

describe('a release', () => {
  it('serves the new page and keeps the scripts of the one before', async () => {
    await publishAt(1, start);
    await publishAt(2, start + day);
    expect(served('index.html')).toContain('Version 2');
    expect(has('assets/js/main.1.js') && has('assets/js/main.2.js')).toBe(true);
    expect(has('assets/js/main.2.js.gz') && has('assets/js/main.2.js.br')).toBe(true);
    expect(has('_headers')).toBe(true);
  });

  it('allows its own inline code and that of the one before, before it is served', async () => {
    await publishAt(1, start);
    const first = announced[0]?.scripts ?? [];
    await publish(buildOf(2), place, (inline) => {
      announced.push(inline);
      expect(served('index.html')).toContain('Version 1');
    });
    expect(announced[1]?.scripts).toHaveLength(2);
    expect(announced[1]?.scripts).toEqual(expect.arrayContaining(first));
  });

  it('changes nothing when the build is refused', async () => {
    await publishAt(1, start);
    const bad = buildOf(2);
    writeFileSync(path.join(bad, 'bad.html'), '<html lang=en><script>alert(1)</script></html>');
    await expect(publish(bad, place, announce)).rejects.toThrow('Inline code');
    expect(served('index.html')).toContain('Version 1');
    expect(releasesOf(place)).toHaveLength(1);
  });

  it('goes back one, or to the one that is named', async () => {
    const first = await publishAt(1, start);
    await publishAt(2, start + day);
    await publishAt(3, start + 2 * day);
    await rollBack(place, announce);
    expect(served('index.html')).toContain('Version 2');
    await rollBack(place, announce, first.id);
    expect(currentId(place)).toBe(first.id);
    await expect(rollBack(place, announce)).rejects.toThrow('no earlier release');
    await expect(rollBack(place, announce, 'never')).rejects.toThrow('no release never');
  });
});

describe('what is kept', () => {
  it('are ten releases, however old', async () => {
    for (let version = 1; version <= 12; version += 1)
      await publishAt(version, start + version * 40 * day);
    expect(releasesOf(place)).toHaveLength(10);
    expect(has('assets/js/main.2.js')).toBe(false);
    expect(has('assets/js/main.2.js.gz') || has('assets/js/main.2.js.br')).toBe(false);
    expect(has('assets/js/main.3.js')).toBe(true);
  });

  it('are thirty days, however many releases', async () => {
    for (let version = 1; version <= 15; version += 1)
      await publishAt(version, start + version * day);
    expect(releasesOf(place)).toHaveLength(15);
    expect(has('assets/js/main.1.js')).toBe(true);
  });
});
