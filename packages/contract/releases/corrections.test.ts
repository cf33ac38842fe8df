import {expect, it} from 'vitest';
import type {Change} from '../changes/change';
import {withCorrections} from './corrections';

const change = (kind: string): Change => ({
  class: 'breaking',
  kind,
  subject: 'CreateOfferRequest',
  part: 'aws-models',
  message: '',
});

const notes = {
  version: '1.2.0',
  date: '2026-11-20',
  summary: '',
  entries: [
    {
      title: '',
      text: '',
      changes: ['additive'],
      corrects: [{rule: '* CreateOfferRequest.*', sentence: 'AWS only.', in: 'OfferPricingModel'}],
    },
  ],
};

it('marks a rule that a sentence already stated as corrected', () => {
  expect(withCorrections([change('rule-added')], notes)).toMatchObject([{class: 'corrected'}]);
});

it('leaves a breaking change that states no rule', () => {
  expect(withCorrections([change('property-removed')], notes)).toMatchObject([{class: 'breaking'}]);
});

it('leaves a rule that no entry corrects', () => {
  expect(withCorrections([change('rule-added')], undefined)).toMatchObject([{class: 'breaking'}]);
});
