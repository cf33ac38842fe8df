import {expect, it} from 'vitest';
import {sdkVersion} from '@docs/contract';
import {changelog} from './changelog';

it('starts with the current version, and lists what the API changed', () => {
  const [, newest = ''] = changelog().split('\n## ');
  expect(newest).toMatch(new RegExp(`^${sdkVersion} \\(`));
  expect(newest).toContain('API 1.1.0: ');
  expect(newest).toContain('- Filter lists by time');
});
