import {expect, it} from 'vitest';
import {readChangelog} from '@docs/contract';
import {releaseAnchor} from './release-anchor';

it.each([
  ['1.1', 'v1-1'],
  ['1.1.0', 'v1-1'],
  ['1.1.1', 'v1-1-patch-1'],
])('%s has the anchor %s', (version, anchor) => {
  expect(releaseAnchor(version)).toBe(anchor);
});

it('differs for every release', () => {
  const anchors = readChangelog().map(({version}) => releaseAnchor(version));
  expect(new Set(anchors).size).toBe(anchors.length);
});
