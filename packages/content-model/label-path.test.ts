import {describe, expect, it} from 'vitest';
import {isEndOf, isPlaceholder, LabelIndex, pathOf, pathsTo} from './label-path';

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

const index = new LabelIndex(
  [
    'Integrations → Stripe',
    'Integrations → (integration) → Disconnect',
    'Offers → (offer) → License',
    'Offers → New offer → License',
  ].map((path) => ({file: 'argosy.yaml', path: pathOf(path), api: [], isDerived: false})),
);

describe('LabelIndex', () => {
  it.each([
    'Disconnect',
    'Integrations',
    'Integrations → Stripe → Disconnect',
    'Offers → (offer)',
    'New offer → License',
  ])('has %s', (label) => {
    expect(index.has(label)).toBe(true);
  });

  it.each(['disconnect', 'Offers → Stripe', 'Integrations → Strip → Disconnect', '(ticket)'])(
    "doesn't have %s",
    (label) => {
      expect(index.has(label)).toBe(false);
    },
  );

  it('finds a label on every screen that has it', () => {
    expect(index.find('License')).toHaveLength(2);
    expect(index.find('(offer) → License')).toHaveLength(1);
  });
});
