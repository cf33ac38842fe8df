import {createRequire} from 'node:module';
import {afterEach, expect, it} from 'vitest';

/** Docusaurus has its own version of the router. */
const engine = createRequire(require.resolve('@docusaurus/core/package.json'));
const {matchPath} = engine('react-router') as {
  matchPath: (address: string, options: {path: string}) => unknown;
};

const NativeRegExp = globalThis.RegExp;
let compiled = 0;

/** Counts the regular expressions that the router compiles. */
class CountedRegExp extends NativeRegExp {
  constructor(pattern: string | RegExp, flags?: string) {
    super(pattern, flags);
    compiled += 1;
  }
}

afterEach(() => {
  globalThis.RegExp = NativeRegExp;
});

function compilations(...patterns: string[]): number {
  compiled = 0;
  globalThis.RegExp = CountedRegExp as RegExpConstructor;
  for (const path of patterns) matchPath('/anywhere', {path});
  globalThis.RegExp = NativeRegExp;
  return compiled;
}

it('caches 10,000 patterns and compiles every further one each time', () => {
  const patterns = Array.from({length: 10_000}, (_, index) => `/page-${index}`);
  expect(compilations(...patterns)).toBe(10_000);
  expect(compilations(...patterns)).toBe(0);
  expect(compilations('/one-more', '/one-more')).toBe(2);
});
