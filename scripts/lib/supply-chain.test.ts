import {describe, expect, it} from 'vitest';
import {supplyChainProblems} from './supply-chain';

const settings = 'ignore-scripts=true\n';
const good = {version: '1.0.0', integrity: 'sha512-x', license: 'MIT'};
const problemsOf = (one: object, name = 'one', npmSettings = settings) =>
  supplyChainProblems(
    {packages: {'': {}, [`node_modules/${name}`]: {...good, ...one}}},
    npmSettings,
  );

describe('the lock file', () => {
  it('is fine with known licences, integrity and no scripts', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({license: '(WTFPL OR MIT)'})).toEqual([]);
    expect(problemsOf({license: 'MPL-2.0'}, 'lightningcss-linux-x64-gnu')).toEqual([]);
    expect(problemsOf({hasInstallScript: true}, '@swc/core')).toEqual([]);
  });

  it.each([
    ['no integrity', {integrity: undefined}],
    ['a weak integrity', {integrity: 'sha1-x'}],
    ['an unknown licence', {license: 'GPL-3.0'}],
    ['no licence', {license: undefined}],
    ['an install script', {hasInstallScript: true}],
  ])('is refused with %s', (_, fault) => expect(problemsOf(fault)).toHaveLength(1));

  it('may list a build for another platform that its registry did not carry', () => {
    const build = {optional: true, os: ['darwin'], integrity: undefined, license: undefined};
    expect(problemsOf(build)).toEqual([]);
    expect(problemsOf({...build, os: undefined})).toHaveLength(2);
  });

  it('is refused when npm may run install scripts', () =>
    expect(problemsOf({}, 'one', 'fund=false')).toHaveLength(1));
});
