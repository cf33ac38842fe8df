import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {convertCached} from './cache';
import type {Job, MarkdownTexts} from './worker';

const job = (route: string, html: string): Job => ({
  page: {route, title: 'T', description: 'D', area: 'Guides', updated: undefined},
  html,
});

const folder = () => mkdtempSync(path.join(tmpdir(), 'markdown-'));

const converter = () =>
  vi.fn(
    async (jobs: Job[]) =>
      new Map(
        jobs.map(({page, html}): [string, MarkdownTexts] => [page.route, [[page.route, html]]]),
      ),
  );

it('converts only pages that have changed', async () => {
  const options = {folder: folder(), version: '1', convert: converter()};
  await convertCached([job('/a', 'one'), job('/b', 'two')], options);
  const texts = await convertCached([job('/a', 'one'), job('/b', 'new')], options);
  expect(options.convert.mock.lastCall?.[0]).toEqual([job('/b', 'new')]);
  expect([...texts]).toEqual([
    ['/a', [['/a', 'one']]],
    ['/b', [['/b', 'new']]],
  ]);
});

it('converts all pages again with another version of the code', async () => {
  const options = {folder: folder(), convert: converter()};
  await convertCached([job('/a', 'one')], {...options, version: '1'});
  await convertCached([job('/a', 'one')], {...options, version: '2'});
  expect(options.convert.mock.lastCall?.[0]).toHaveLength(1);
});
