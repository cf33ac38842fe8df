import {mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {keepAssets} from './stage';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-assets-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Deploys a page with this script. Returns the scripts that are served. */
function deploy(script: string, maxFiles?: number): string[] {
  const site = path.join(folder, script);
  mkdirSync(path.join(site, 'assets'), {recursive: true});
  writeFileSync(path.join(site, 'index.html'), '');
  writeFileSync(path.join(site, 'assets', script), script);
  keepAssets(site, path.join(folder, 'kept'), maxFiles);
  return readdirSync(path.join(site, 'assets')).sort();
}

const deployed = (script: string, daysAgo: number) => {
  const time = new Date();
  time.setDate(time.getDate() - daysAgo);
  utimesSync(path.join(folder, 'kept', script), time, time);
};

it('keeps the hashed files of earlier deploys for 30 days', () => {
  deploy('a.1.js');
  expect(deploy('a.2.js')).toEqual(['a.1.js', 'a.2.js']);
  deployed('a.1.js', 31);
  deployed('a.2.js', 29);
  expect(deploy('a.3.js')).toEqual(['a.2.js', 'a.3.js']);
  expect(readdirSync(path.join(folder, 'kept')).sort()).toEqual(['a.2.js', 'a.3.js']);
});

it('keeps the latest ones if the host has no room for all', () => {
  deploy('a.1.js');
  deployed('a.1.js', 2);
  deploy('a.2.js');
  deployed('a.2.js', 1);
  expect(deploy('a.3.js', 3)).toEqual(['a.2.js', 'a.3.js']);
});
