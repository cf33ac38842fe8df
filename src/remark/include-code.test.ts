import {describe, expect, it} from 'vitest';
import {cutRegion} from './include-code';

describe('cutRegion', () => {
  it('takes the lines between the marks, without their common indent', () => {
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

  it('knows neither a missing region nor an open one', () => {
    expect(cutRegion('// region call\n// endregion', 'other')).toBeUndefined();
    expect(cutRegion('// region call\none();', 'call')).toBeUndefined();
  });
});
