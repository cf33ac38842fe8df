import {expect, it} from 'vitest';
import {type DatedFact, outdatedFacts, overdueFacts, readFacts} from './fact-age';

const fee: DatedFact = {
  file: 'content/data/facts/aws.yaml',
  id: 'fee.renewal',
  kind: 'fee',
  source: 'https://a.example/fees',
  checked: new Date('2026-11-17'),
};
const findings = (day: string) => {
  const today = new Date(day);
  return {warned: outdatedFacts([fee], today), failed: overdueFacts([fee], today)};
};

it('accepts a current fact', () => {
  expect(findings('2027-05-16')).toEqual({warned: [], failed: []});
});

it('only warns during the grace period, and says when the check fails', () => {
  const {warned, failed} = findings('2027-05-17');
  expect(failed).toEqual([]);
  expect(warned[0]?.message).toMatch(
    /^fee\.renewal \(fee\) was valid until May 16, 2027\. This check fails after August 14, 2027\./,
  );
});

it('reports file, fact, and what to do after the grace period', () => {
  const {warned, failed} = findings('2027-08-15');
  expect(warned).toEqual([]);
  expect(failed).toEqual([
    {
      file: 'content/data/facts/aws.yaml',
      message:
        'fee.renewal (fee) was last checked on November 17, 2026, which is too long ago. Compare it with https://a.example/fees, correct the value, and set checked to today.',
    },
  ]);
});

it('reads every fact with its file', () => {
  expect(readFacts('content/data/facts')).toContainEqual(
    expect.objectContaining({file: 'content/data/facts/aws.yaml', id: 'metering.batch-size'}),
  );
});
