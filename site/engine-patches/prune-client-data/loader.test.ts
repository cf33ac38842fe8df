import {expect, it} from 'vitest';
import loader from './loader.cjs';

const prune = (kind: string, source: string): string =>
  loader.call({getOptions: () => ({kind}), addDependency: () => undefined}, source);

it('removes the names and IDs of page modules', () => {
  const load = '() => import(/* webpackChunkName: "01" */ "@site/a.mdx")';
  const source = `export default {\n  "01": [${load}, "@site/a.mdx", require.resolveWeak("@site/a.mdx")],\n};`;
  expect(prune('registry', source)).toBe(`export default {\n  "01": [${load}],\n};`);
});

it('rejects a registry that it does not know', () => {
  expect(() => prune('registry', '"01": [require.resolveWeak("a")]')).toThrow('unknown format');
});
