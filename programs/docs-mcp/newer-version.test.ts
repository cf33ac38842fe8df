import {expect, it} from 'vitest';
import {newerVersion} from './newer-version';
import type {Site} from './site/site';

const siteWith = (text: string): Site => ({
  name: 'test',
  basePath: '/',
  origins: [],
  read: () => Promise.resolve(text),
});

it.each([
  ['1.10.0', '1.9.0', '1.10.0'],
  ['1.9.0', '1.9.0', undefined],
  ['1.8.0', '1.9.0', undefined],
])('knows that the site offers %s to %s', async (offered, own, expected) => {
  const site = siteWith(JSON.stringify({sdk: '9.0.0', docsServer: offered}));
  expect(await newerVersion(site, own)).toBe(expected);
});

it.each(['{}', 'not JSON', '{"docsServer":"<script>"}'])(
  'ignores a site that says %s',
  async (text) => {
    expect(await newerVersion(siteWith(text), '1.0.0')).toBeUndefined();
  },
);
