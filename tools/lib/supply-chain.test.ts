import {describe, expect, it} from 'vitest';
import {supplyChainProblems} from './supply-chain';

const settings = 'ignore-scripts=true\n';
const good = {version: '1.0.0', integrity: 'sha512-x', license: 'MIT'};
const problemsOf = (changes: object, name = 'one', npmSettings = settings) =>
  supplyChainProblems(
    {packages: {'': {}, [`node_modules/${name}`]: {...good, ...changes}}},
    npmSettings,
  );

describe('the lock file', () => {
  it('is accepted with known licenses, integrity hashes, and no scripts', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({license: '(WTFPL OR MIT)'})).toEqual([]);
    expect(problemsOf({license: 'MPL-2.0'}, 'lightningcss-linux-x64-gnu')).toEqual([]);
    expect(problemsOf({hasInstallScript: true}, '@swc/core')).toEqual([]);
  });

  it.each([
    ['no integrity', {integrity: undefined}],
    ['a weak integrity', {integrity: 'sha1-x'}],
    ['an unknown license', {license: 'GPL-3.0'}],
    ['no license', {license: undefined}],
    ['an install script', {hasInstallScript: true}],
  ])('is rejected with %s', (_, fault) => expect(problemsOf(fault)).toHaveLength(1));

  describe('a build for another platform', () => {
    const build = {optional: true, os: ['darwin'], integrity: undefined};
    const withList = (changes: object, list: Record<string, string[]>) =>
      supplyChainProblems(
        {packages: {'': {}, 'node_modules/tool-darwin': {...good, ...changes}}},
        settings,
        list,
      );
    it("may have no integrity hash if it's listed", () =>
      expect(withList(build, {'tool 1.0.0': ['darwin']})).toEqual([]));
    it.each([
      ['it is not listed', build, {}],
      ['another version is', build, {'tool 2.0.0': ['darwin']}],
      ['it is for every platform', {...build, os: undefined}, {'tool 1.0.0': ['darwin']}],
      ['it has one and is listed all the same', {}, {'tool 1.0.0': ['darwin']}],
    ])('is rejected when %s', (_, changes, list: Record<string, string[]>) =>
      expect(withList(changes, list)).not.toEqual([]),
    );
  });

  it('is rejected if npm may run install scripts', () =>
    expect(problemsOf({}, 'one', 'fund=false')).toHaveLength(1));
});
