import {describe, expect, it} from 'vitest';
import {drawLifecycle} from '@docs/figures';
import type {Spec} from '@docs/contract';
import {ContractIndex} from './contract-index';
import {validate} from './json-examples';
import {lifecycleAlt, lifecycleModel} from './lifecycles';

const index = new ContractIndex({
  tags: [{name: 'offers', 'x-objects': ['Offer']}],
  paths: {'/offers': {post: {operationId: 'createOffer', summary: 'Create an offer'}}},
  webhooks: {'offer.created': {}},
  'x-error-catalog': {rate_limited: {status: 429}},
  components: {
    schemas: {
      Offer: {
        type: 'object',
        required: ['name'],
        additionalProperties: false,
        properties: {
          name: {type: 'string'},
          terms: {$ref: '#/components/schemas/Terms'},
          lines: {type: 'array', items: {$ref: '#/components/schemas/Line'}},
        },
      },
      Terms: {oneOf: [{$ref: '#/components/schemas/AwsTerms'}]},
      AwsTerms: {properties: {awsAccountIds: {type: 'array', items: {type: 'string'}}}},
      Line: {properties: {key: {type: 'string'}}},
      OfferStatus: {enum: ['DRAFT'], 'x-enum-meanings': {DRAFT: 'Being written.'}},
    },
  },
} as unknown as Spec);

describe('ContractIndex', () => {
  it('finds operations, fields, enum values, events, and errors', () => {
    expect(index.operation('create-offer')?.title).toBe('Create an offer');
    expect(index.hasField('Offer', 'terms.awsAccountIds')).toBe(true);
    expect(index.hasField('Offer', 'lines.key')).toBe(true);
    expect(index.meaning('OfferStatus', 'DRAFT')).toBe('Being written.');
    expect(index.hasEvent('offer.created')).toBe(true);
    expect(index.error('rate_limited')?.status).toBe(429);
  });

  it('gives an attribute the address on its object page', () => {
    expect(index.attributeAddress('Offer', 'lines.key')).toBe('/api/objects/offer#offer.lines');
    expect(index.attributeAddress('Offer', 'unknown')).toBeUndefined();
    expect(index.attributeAddress('Line', 'key')).toBeUndefined();
  });

  it('finds nothing for unknown names', () => {
    expect(index.operation('make-offer')).toBeUndefined();
    expect(index.hasField('Offer', 'terms.nothing')).toBe(false);
    expect(index.meaning('OfferStatus', 'SENT')).toBeUndefined();
    expect(index.hasEvent('offer.made')).toBe(false);
    expect(index.error('too_fast')).toBeUndefined();
  });
});

describe('validate', () => {
  it('accepts a value that matches the schema, and reports the error of another', () => {
    expect(validate(index, 'Offer', '{"name": "x"}')).toBeUndefined();
    expect(validate(index, 'Offer', '{"nom": "x"}')).toContain(
      "must have required property 'name'",
    );
    expect(validate(index, 'Offer', '{')).toContain('SyntaxError');
  });
});

const transitions = [
  {from: [], to: 'DRAFT', by: 'OPERATION', operation: 'create-offer', cause: ''},
  {from: ['DRAFT', 'SENT', 'GONE'], to: 'GONE', by: 'CLOCK', cause: ''},
  {from: ['DRAFT'], to: 'DRAFT', by: 'OPERATION', operation: 'update-offer', cause: ''},
];
const lifecycle = lifecycleModel({entity: 'OFFER', schema: 'OfferStatus', transitions});

describe('lifecycleModel', () => {
  it('has one transition per pair of different states', () => {
    expect(lifecycle.transitions).toEqual([
      {from: '[*]', to: 'DRAFT', label: 'create-offer'},
      {from: 'DRAFT', to: 'GONE', label: 'date reached'},
      {from: 'SENT', to: 'GONE', label: 'date reached'},
    ]);
  });
});

describe('lifecycleAlt', () => {
  it('counts the transitions that the text version lists', () => {
    const listed = drawLifecycle(lifecycle).textVersion.match(/<li>/g);
    expect(listed).toHaveLength(3);
    expect(lifecycleAlt('Offer status', lifecycle)).toBe(
      'The 3 transitions of the offer status, which the text version lists with their causes.',
    );
  });
});
