import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {bundleControls} from './bundle';

it('is small, and depends on no library', () => {
  const script = bundleControls();
  expect(brotliCompressSync(script).length).toBeLessThan(4_200);
  expect(script).not.toMatch(/react|docusaurus(?!\.tab|_skip)/i);
});
