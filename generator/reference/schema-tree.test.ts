import {describe, expect, it} from 'vitest';
import type {Spec} from '../spec-types';
import {SchemaWalker} from './schema-tree';

const schemas = {
  Filter: {
    title: 'Filter',
    type: 'object',
    required: ['field'],
    properties: {
      field: {type: 'string', description: 'Name.', maxLength: 40, example: 'status'},
      and: {type: 'array', items: {$ref: '#/components/schemas/Filter'}, description: 'All hold.'},
    },
  },
  Color: {type: 'string', enum: ['RED'], 'x-enum-meanings': {RED: 'Like blood.'}},
  Terms: {
    oneOf: [{$ref: '#/components/schemas/AwsTerms'}],
    discriminator: {
      propertyName: 'partner',
      mapping: {AWS: '#/components/schemas/AwsTerms', AWS_CHINA: '#/components/schemas/AwsTerms'},
    },
  },
  AwsTerms: {
    title: 'AWS terms',
    type: 'object',
    properties: {partner: {type: 'string', enum: ['AWS'], description: 'Partner.'}},
  },
};
const walker = new SchemaWalker({components: {schemas}} as unknown as Spec);
const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

describe('SchemaWalker', () => {
  it('stops where a schema meets itself, and says so', () => {
    const [field, and] = walker.body(ref('Filter'), 'body').children;
    expect(field).toMatchObject({
      name: 'field',
      path: ['body', 'field'],
      required: true,
      constraints: ['at most 40 characters'],
    });
    expect(and).toMatchObject({type: 'array of objects', repeats: 'Filter', children: []});
  });

  it.each([
    [{type: 'object', minProperties: 1}, 'at least 1 key'],
    [{type: 'array', maxItems: 1}, 'at most 1 item'],
    [{type: 'string', minLength: 1, maxLength: 1}, 'exactly 1 character'],
    [{type: 'string', minLength: 1, maxLength: 64}, '1 to 64 characters'],
    [{type: 'integer', minimum: 1}, 'at least 1'],
  ])('writes a limit of one in the singular: %o', (schema, constraint) => {
    const {constraints} = walker.property('limited', schema, ['body', 'limited'], false);
    expect(constraints).toEqual([constraint]);
  });

  it('gives enum values their meanings, through arrays too', () => {
    const property = walker.property(
      'colors',
      {type: 'array', items: ref('Color')},
      ['body', 'colors'],
      false,
    );
    expect(property.enumValues).toEqual([{value: 'RED', meaning: 'Like blood.'}]);
    expect(property.type).toBe('array of enums');
  });

  it('lists each variant of a union with the values that choose it', () => {
    const tree = walker.body(ref('Terms'), 'body');
    expect(tree.discriminator).toBe('partner');
    expect(tree.variants).toMatchObject([{label: 'AWS terms', values: ['AWS', 'AWS_CHINA']}]);
    expect(tree.variants[0]?.properties[0]?.path).toEqual(['body', 'aws', 'partner']);
  });
});
