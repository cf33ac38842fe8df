import {expect, it} from 'vitest';
import {alternativesOf, requirementsOf} from './schema-rules';
import type {Schema} from './spec-types';

it('reads what a condition requires, with the paths of its values', () => {
  const terms = {properties: {partner: {enum: ['STRIPE']}}, required: ['partner']};
  const schema: Schema = {
    allOf: [{if: {properties: {terms}, required: ['terms']}, then: {required: ['buyerId']}}],
  };
  expect(requirementsOf(schema)).toEqual([
    {property: 'buyerId', when: {'terms.partner': ['STRIPE']}},
  ]);
});

it('reads properties of which an object has exactly one', () => {
  const schema: Schema = {allOf: [{oneOf: [{required: ['a']}, {required: ['b']}]}]};
  expect(alternativesOf(schema)).toEqual([['a', 'b']]);
});
