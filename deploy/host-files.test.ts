import {mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {completeSite} from './complete-site';
import {filesUnder} from './files';
import {hostProblems} from './host-files';

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
  writeFileSync(path.join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  write('index.html', '<html lang=en><head></head><body>Home</body></html>');
});
afterEach(() => rmSync(root, {recursive: true}));

it('adds what servers and hosts need to a build', () => {
  const {version} = completeSite(root);
  expect(filesUnder(root).map((file) => path.relative(root, file))).toEqual([
    '.assetsignore',
    '.well-known/security.txt',
    '_headers',
    '_nginx.conf',
    '_redirects',
    'index.html',
    'version.json',
  ]);
  expect(JSON.parse(readFileSync(path.join(root, 'version.json'), 'utf8'))).toMatchObject({
    version,
  });
});

it('sets no Cache-Control for all files, because rules of hosts add up', () => {
  completeSite(root);
  const [forAll = ''] = readFileSync(path.join(root, '_headers'), 'utf8').split(/\n(?=\/)/);
  expect(forAll).toContain("Content-Security-Policy: default-src 'none'");
  expect(forAll).not.toContain('Cache-Control');
});

it('fails if a page has an unknown inline script', () => {
  write('guide.html', '<html lang=en><head></head><body><script>x()</script></body></html>');
  expect(() => completeSite(root)).toThrow(/guide\.html: inline script "x\(\)"/);
});

it.each([
  [
    'a header is too long',
    () => write('_headers', `/*\n  X: ${'x'.repeat(2000)}\n`),
    'The line "X: xx',
  ],
  ['there are too many redirects', () => write('_redirects', '/a /b 301\n'.repeat(2001)), '2001'],
  [
    'a file is too large',
    () => {
      write('video.mp4', '');
      truncateSync(path.join(root, 'video.mp4'), 26 * 2 ** 20);
    },
    'video.mp4 has 26.0 MiB, and hosts accept 25.',
  ],
  [
    'there are too many files',
    () => {
      for (let index = 0; index < 3; index += 1) write(`many/${index}`, '');
    },
    'The site has 9 files, and hosts accept 8.',
  ],
])('names the limit if %s', (_, exceed, problem) => {
  completeSite(root);
  exceed();
  const limits = {headerLine: 2000, redirects: 2000, files: 8, mebibytes: 25};
  expect(hostProblems(root, limits).join()).toContain(problem);
});

it("doesn't count what hosts don't upload", () => {
  completeSite(root);
  write('large.json.br', '');
  truncateSync(path.join(root, 'large.json.br'), 26 * 2 ** 20);
  expect(hostProblems(root)).toEqual([]);
});
