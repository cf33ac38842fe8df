import {describe, expect, it} from 'vitest';
import type {Schema, Spec} from '@docs/contract';
import {Schemas} from './description/schemas';
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
const all = new Schemas({components: {schemas}} as unknown as Spec);
const walker = new SchemaWalker(all);
const idPattern = '^offr_[0-9A-HJKMNP-TV-Z]{26}$';
const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

describe('SchemaWalker', () => {
  it('stops at a recursive schema and marks it', () => {
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
  ])('uses the singular for a limit of one: %o', (schema, constraint) => {
    const {constraints} = walker.property('limited', schema, ['body', 'limited'], false);
    expect(constraints).toEqual([constraint]);
  });

  it('adds the meanings of enum values, including those in arrays', () => {
    const property = walker.property(
      'colors',
      {type: 'array', items: ref('Color')},
      ['body', 'colors'],
      false,
    );
    expect(property.enumValues).toEqual([{value: 'RED', meaning: 'Like blood.'}]);
    expect(property.type).toBe('array of enums');
  });

  it('lists each variant of a union with its discriminator values', () => {
    const tree = walker.body(ref('Terms'), 'body');
    expect(tree.discriminator).toBe('partner');
    expect(tree.variants).toMatchObject([{label: 'AWS terms', values: ['AWS', 'AWS_CHINA']}]);
    expect(tree.variants[0]?.properties[0]?.path).toEqual(['body', 'aws', 'partner']);
  });

  it.each([
    [{type: 'string', pattern: idPattern}, 'ID (offr_…)'],
    [{type: 'string', format: 'date-time'}, 'timestamp'],
    [{type: ['string', 'null'], format: 'date'}, 'date or null'],
    [{type: 'string', format: 'uri'}, 'string (uri)'],
    [{type: 'array', items: {type: 'string', pattern: idPattern}}, 'array of IDs (offr_…)'],
    [{type: 'array', items: {type: 'string', format: 'date-time'}}, 'array of timestamps'],
  ])('has a familiar name for the type %o', (schema, name) => {
    expect(walker.typeName(schema)).toBe(name);
  });

  it("leaves out the pattern of an ID, but keeps others'", () => {
    const constraints = (pattern: string) =>
      walker.property('id', {type: 'string', pattern}, ['body', 'id'], false).constraints;
    expect(constraints(idPattern)).toEqual([]);
    expect(constraints('^[A-Z]{3}$')).toEqual(['matches ^[A-Z]{3}$']);
  });
});

describe('rules of a schema', () => {
  const byKind = (value: string, then: object) => ({
    if: {properties: {kind: {enum: [value]}}, required: ['kind']},
    then,
  });
  const conditionsOf = (allOf: object[]) => {
    const properties = {kind: {type: 'string'}, a: {type: 'string'}, b: {type: 'string'}};
    const tree = walker.body({type: 'object', properties, allOf} as Schema, 'body');
    return [...tree.children.map(({condition}) => condition), tree.variants.length];
  };

  it('say when a property is required', () => {
    const rules = [byKind('X', {required: ['a']}), byKind('Y', {required: ['a']})];
    const condition = 'required if `kind` is `X`, or if `kind` is `Y`';
    expect(conditionsOf(rules)).toEqual([undefined, condition, undefined, 0]);
  });

  it('say of which properties there is exactly one', () => {
    const condition = 'exactly one of `a` or `b`';
    const rules = [{oneOf: [{required: ['a']}, {required: ['b']}]}];
    expect(conditionsOf(rules)).toEqual([undefined, condition, condition, 0]);
  });

  it('are left out if they are more than that, unless they add properties', () => {
    const limits = [
      byKind('X', {properties: {a: {maxLength: 1}}}),
      byKind('Y', {properties: {b: {maxLength: 1}}}),
    ];
    expect(conditionsOf(limits)).toEqual([undefined, undefined, undefined, 0]);
    const added = byKind('Z', {properties: {c: {type: 'string'}}});
    expect(conditionsOf([...limits, added])).toEqual([undefined, undefined, undefined, 1]);
  });

  it('limit the values of an object without changing which one it is', () => {
    const limited = {...ref('Filter'), allOf: [{properties: {field: {pattern: '^a'}}}]};
    expect(walker.property('x', limited, ['x'], false).schemaName).toBe('Filter');
    const extended = {...ref('Filter'), allOf: [{properties: {more: {type: 'string'}}}]};
    expect(walker.body(extended, 'body').children.map(({name}) => name)).toEqual([
      'field',
      'and',
      'more',
    ]);
  });
});

describe('SchemaWalker with objects', () => {
  const filter = {schema: 'Filter', slug: 'filter', title: 'Filter'};
  const invoice = {
    type: 'object',
    properties: {
      filter: ref('Filter'),
      filters: {type: 'array', items: ref('Filter')},
      buyer: {type: 'object', 'x-appears-in': ['get-invoice']},
    },
  };
  const spec = new Schemas({
    components: {schemas: {...schemas, Invoice: invoice}},
  } as unknown as Spec);
  const filters = new Map([['Filter', filter]]);
  const object = {schema: 'Invoice', slug: 'invoice', title: 'Invoice'};

  it('stops at a property that is an object or a list of objects', () => {
    const {children} = new SchemaWalker(spec, filters).body(ref('Invoice'), 'body');
    expect(children.slice(0, 2)).toMatchObject([
      {name: 'filter', type: 'object', object: filter, children: []},
      {name: 'filters', type: 'array of objects', object: filter, children: []},
    ]);
  });

  it('describes the properties of the object itself, and links to it where it contains itself', () => {
    const {children} = new SchemaWalker(spec, filters).body(ref('Filter'), 'filter');
    expect(children.map(({name}) => name)).toEqual(['field', 'and']);
    expect(children[1]).toMatchObject({object: filter});
    expect(children[1]).not.toHaveProperty('repeats');
  });

  it.each([
    ['get-invoice', ['buyer']],
    ['list-invoices', []],
  ])('describes only what the response of %s has in addition to the object', (slug, names) => {
    const tree = new SchemaWalker(spec, new Map([['Invoice', object]]), slug).response(
      ref('Invoice'),
      '200',
    );
    expect(tree.object).toBe(object);
    expect(tree.children.map(({name}) => name)).toEqual(names);
  });

  it('describes a response that is no object completely', () => {
    const tree = new SchemaWalker(spec, filters, 'get-invoice').response(ref('Invoice'), '200');
    expect(tree.object).toBeUndefined();
    expect(tree.children).toHaveLength(3);
  });
});
