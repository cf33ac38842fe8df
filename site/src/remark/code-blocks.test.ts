import {describe, expect, it} from 'vitest';
import {cutRegion, fillIn, markedLines} from './code-blocks';

it('reads line numbers and ranges after the language', () => {
  expect(markedLines('a\nb', 'title="x" {1,3-5}').marked).toEqual([1, 3, 4, 5]);
  expect(markedLines('a\nb', 'title="x"').marked).toEqual([]);
});

it.each(['// highlight-next-line', '# highlight-next-line', '  -- highlight-next-line'])(
  'marks the line after %s and removes the comment',
  (comment) => {
    expect(markedLines(`a\n${comment}\nb\nc`)).toEqual({code: 'a\nb\nc', marked: [2]});
  },
);

it('marks the lines between start and end', () => {
  const code = 'a\n// highlight-start\nb\nc\n// highlight-end\nd';
  expect(markedLines(code)).toEqual({code: 'a\nb\nc\nd', marked: [2, 3]});
});

describe('cutRegion', () => {
  it('returns the lines between the region comments without their common indent', () => {
    const text = [
      'main() {',
      '  // region call',
      '  one();',
      '    two();',
      '  // endregion',
      '}',
    ].join('\n');
    expect(cutRegion(text, 'call')).toBe('one();\n  two();');
  });

  it('returns undefined for a missing or unclosed region', () => {
    expect(cutRegion('// region call\n// endregion', 'other')).toBeUndefined();
    expect(cutRegion('// region call\none();', 'call')).toBeUndefined();
  });
});

describe('fillIn', () => {
  it('replaces known variables and keeps the others', () => {
    const text = 'pip install ${DOCS_URL}/argosy-${SDK_VERSION}.whl ${HOME}';
    expect(fillIn(text, {DOCS_URL: 'https://docs.example', SDK_VERSION: '1.0.0'})).toBe(
      'pip install https://docs.example/argosy-1.0.0.whl ${HOME}',
    );
  });
});
