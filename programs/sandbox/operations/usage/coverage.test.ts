import {describe, expect, it} from 'vitest';
import {decimal, decimalText} from '../billing/money';
import {cover, type Usage} from './rate-report';

const usageOf = (quantity: string, price: string, left: Partial<Usage> = {}): Usage => ({
  quantities: new Map([['telemetry_gb', decimal(quantity)]]),
  prices: new Map([['telemetry_gb', decimal(price)]]),
  included: new Map(),
  creditLeft: 0n,
  commitLeft: 0n,
  ...left,
});

function coveredBy(usage: Usage) {
  const {keys, creditAmount, commitAmount} = cover(usage);
  const [{included, credit, commit, reported, remainder} = {} as never] = keys;
  const quantities = {included, credit, commit, reported, remainder, creditAmount, commitAmount};
  return Object.fromEntries(
    Object.entries(quantities).map(([name, value]) => [name, decimalText(value)]),
  );
}

describe('what covers usage', () => {
  it('takes credit first, then the commitment, and reports the rest', () => {
    const left = {creditLeft: decimal('100'), commitLeft: decimal('100')};
    expect(coveredBy(usageOf('640', '0.40', left))).toMatchObject({
      credit: '250',
      commit: '250',
      reported: '140',
      creditAmount: '100',
      commitAmount: '100',
    });
  });

  it('reports nothing if the commitment covers everything', () => {
    const covered = coveredBy(usageOf('640', '0.40', {commitLeft: decimal('60000')}));
    expect(covered).toMatchObject({commit: '640', reported: '0', commitAmount: '256'});
  });

  it('deducts what the plan includes before anything else', () => {
    const left = {included: new Map([['telemetry_gb', decimal('20')]]), creditLeft: decimal('4')};
    expect(coveredBy(usageOf('50', '0.40', left))).toMatchObject({
      included: '20',
      credit: '10',
      reported: '20',
    });
  });

  it('carries fractions over to the next report if the marketplace accepts whole numbers only', () => {
    const remainders = new Map([['telemetry_gb', decimal('0.5')]]);
    const covered = coveredBy(usageOf('2.75', '1', {remainders}));
    expect(covered).toMatchObject({reported: '3', remainder: '0.25'});
  });

  it('never uses more credit than there is', () => {
    const covered = coveredBy(usageOf('10', '0.3', {creditLeft: decimal('1')}));
    expect(covered).toMatchObject({credit: '3.333333333', creditAmount: '0.9999999999'});
  });

  it('reports free usage', () => {
    const covered = coveredBy(usageOf('5', '0', {creditLeft: decimal('1')}));
    expect(covered).toMatchObject({credit: '0', reported: '5'});
  });
});
