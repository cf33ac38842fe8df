import {describe, expect, it} from 'vitest';
import {isEndOf, isPlaceholder, pathOf, pathsTo} from './label-path';

describe('isEndOf', () => {
  it.each([
    ['Offers', 'Offers', true],
    ['New offer', 'Offers → New offer', true],
    ['Offers', 'Offers → New offer', false],
    ['Billing → Offers', 'Offers', false],
    ['Stripe → Disconnect', 'Integrations → (integration) → Disconnect', true],
    ['Integrations → Stripe', 'Integrations → (integration)', false],
  ])('compares %s with %s', (written, full, result) => {
    expect(isEndOf(pathOf(written), pathOf(full))).toBe(result);
  });
});

describe('pathsTo', () => {
  it('lists the paths that a path goes through', () => {
    expect(pathsTo(['Offers', '(offer)', 'Extend'])).toEqual([
      ['Offers'],
      ['Offers', '(offer)'],
      ['Offers', '(offer)', 'Extend'],
    ]);
  });
});

describe('isPlaceholder', () => {
  it('tells placeholders from labels with a remark in parentheses', () => {
    expect(isPlaceholder('(offer)')).toBe(true);
    expect(isPlaceholder('AWS Marketplace (China)')).toBe(false);
  });
});
