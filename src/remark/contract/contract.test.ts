import {describe, expect, it} from 'vitest';
import {renderDiagram} from '../../../generator/diagrams';
import type {Spec} from '../../../generator/spec-types';
import {ContractIndex} from './contract-index';
import {validate} from './json-examples';
import {lifecycleAlt, lifecycleSource} from './lifecycles';

const index = new ContractIndex({
  paths: {'/offers': {post: {operationId: 'createOffer', summary: 'Create an offer'}}},
  webhooks: {'offer.created': {}},
  'x-error-catalogue': {rate_limited: {}},
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
  it('finds what is there', () => {
    expect(index.operation('create-offer')?.title).toBe('Create an offer');
    expect(index.hasField('Offer', 'terms.awsAccountIds')).toBe(true);
    expect(index.hasField('Offer', 'lines.key')).toBe(true);
    expect(index.meaning('OfferStatus', 'DRAFT')).toBe('Being written.');
    expect([index.hasEvent('offer.created'), index.hasError('rate_limited')]).toEqual([true, true]);
  });

  it('does not find what is not', () => {
    expect(index.operation('make-offer')).toBeUndefined();
    expect(index.hasField('Offer', 'terms.nothing')).toBe(false);
    expect(index.meaning('OfferStatus', 'SENT')).toBeUndefined();
    expect([index.hasEvent('offer.made'), index.hasError('too_fast')]).toEqual([false, false]);
  });
});

describe('validate', () => {
  it('accepts a value of the schema and names what is wrong with another', () => {
    expect(validate(index, 'Offer', '{"name": "x"}')).toBeUndefined();
    expect(validate(index, 'Offer', '{"nom": "x"}')).toContain(
      "must have required property 'name'",
    );
    expect(validate(index, 'Offer', '{')).toContain('SyntaxError');
  });
});

describe('lifecycleSource', () => {
  it('writes one line per transition', () => {
    const transitions = [
      {from: [], to: 'DRAFT', by: 'OPERATION', operation: 'create-offer', cause: ''},
      {from: ['DRAFT', 'SENT'], to: 'GONE', by: 'CLOCK', cause: ''},
    ];
    expect(lifecycleSource({entity: 'OFFER', schema: 'OfferStatus', transitions})).toBe(
      '* -> DRAFT: create-offer\nDRAFT, SENT -> GONE: date reached',
    );
  });
});

describe('lifecycleAlt', () => {
  it('counts the transitions that the text version lists', () => {
    const source = '* -> DRAFT: create-offer\nDRAFT, SENT -> GONE: clock';
    const alt = lifecycleAlt('Offer status', source);
    const meta = {kind: 'lifecycle', title: 'Offer status', alt} as const;
    const listed = String(renderDiagram(source, meta, 'lifecycle')).match(/<li>/g);
    expect(listed).toHaveLength(3);
    expect(alt).toBe('The lifecycle of offer status. The text version lists its 3 transitions.');
  });
});
