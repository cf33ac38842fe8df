import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {brotliSize} from './brotli-size';
import {medians} from './medians';
import {type Request, weigh} from './requests';
import {timedBuild} from './timed-build';

it('takes the median of each figure on its own', () => {
  expect(
    medians([
      {a: 3, b: 1},
      {a: 1, b: 9},
      {a: 2, b: 5},
    ]),
  ).toEqual({a: 2, b: 5});
});

it('weighs by kind, and leaves what is prefetched out of the total', () => {
  const request = (kind: Request['kind'], bytes: number): Request => ({
    url: '',
    kind,
    began: 0,
    beganAt: 0,
    bytes,
  });
  expect(
    weigh([
      request('html', 1000),
      request('js', 2000),
      request('js', 500),
      request('prefetched', 9000),
    ]),
  ).toMatchObject({html: 1, js: 2.5, prefetched: 9, total: 3.5, requests: 3});
});

it('finds the file behind an address as nginx does, compressed unless it is so already', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'brotli-'));
  writeFileSync(path.join(root, 'page.html'), 'word '.repeat(1000));
  writeFileSync(path.join(root, 'face.woff2'), Buffer.alloc(1000));
  expect(brotliSize(root, 'http://site.example/page?query')).toBeLessThan(100);
  expect(brotliSize(root, 'http://site.example/face.woff2')).toBe(1000);
  expect(brotliSize(root, 'http://site.example/missing')).toBe(0);
});

it('times a build with the memory of its processes, and fails when it fails', () => {
  const figures = timedBuild('.', [
    'node',
    '-e',
    'const a = Buffer.alloc(9e7, 1); setTimeout(() => a, 900)',
  ]);
  expect(figures.seconds).toBeGreaterThan(0.8);
  expect(figures.peakMemoryMb).toBeGreaterThan(90);
  expect(() => timedBuild('.', ['false'])).toThrow('failed');
});
