import {describe, expect, it} from 'vitest';
import type {Lifecycle, Spec} from '@docs/contract';
import {ContractIndex} from './contract-index';
import {validate} from './json-examples';
import {lifecycleMap} from './lifecycle-map';

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

const lifecycle: Lifecycle = {
  entity: 'OFFER',
  schema: 'OfferStatus',
  phases: [
    {name: 'Open', statuses: {DRAFT: 'waiting', SENT: 'open'}},
    {name: 'Over', statuses: {GONE: 'over'}},
  ],
  transitions: [
    {from: [], to: 'DRAFT', by: 'OPERATION', operation: 'create-offer', cause: 'You create it.'},
    {from: ['DRAFT', 'SENT', 'GONE'], to: 'GONE', by: 'CLOCK', event: 'offer.gone', cause: ''},
    {from: ['DRAFT'], to: 'DRAFT', by: 'OPERATION', operation: 'update-offer', cause: ''},
  ],
};
const map = lifecycleMap(lifecycle, {
  title: 'Offer status',
  meanings: {SENT: 'The buyer can `accept` it.'},
  reference: '/api/category/offers',
  titleOf: (slug) => slug,
});

describe('lifecycleMap', () => {
  it('names the phases, and has a link per status and a line per move to another status', () => {
    expect([...map.matchAll(/<b>(\w+)</g)].map(([, name]) => name)).toEqual(['Open', 'Over']);
    expect(
      [...map.matchAll(/class="lc-(\w+)" href="#lifecycle-OfferStatus.(\w+)"/g)].map(
        ([, ...found]) => found,
      ),
    ).toEqual([
      ['waiting', 'DRAFT'],
      ['open', 'SENT'],
      ['over', 'GONE'],
    ]);
    expect(map.match(/<path /g)).toHaveLength(3);
  });

  it('lists who moves each status, by which operation, and with which event', () => {
    const text = map.replaceAll(/<[^>]*>/g, '');
    expect(text).toContain('NewYou → DRAFT You create it. create-offer');
    expect(text).toContain('SENT The buyer can accept it.A date → GONE  offer.gone');
    expect(map).toContain('<a href="/api/category/offers#OfferStatus.SENT">');
  });
});
