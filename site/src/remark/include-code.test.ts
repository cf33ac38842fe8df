import {describe, expect, it} from 'vitest';
import {cutRegion, fillIn} from './include-code';

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
