import {describe, expect, it} from 'vitest';
import {LabelIndex} from './label-index';
import {pathOf} from './label-path';

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
