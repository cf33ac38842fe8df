import {expect, it} from 'vitest';
import {
  eventsOfObject,
  kebab,
  objectsOf,
  operationsOfObject,
  returnedSchemas,
  sharedObjects,
} from './objects';
import type {Operation, Schema, Spec} from './spec-types';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const returning = (schema?: Schema) =>
  ({
    responses: {'200': {content: schema ? {'application/json': {schema}} : {}}},
  }) as unknown as Operation;
const list = {properties: {data: {type: 'array', items: ref('Offer')}}};

const operations: Record<string, Schema | undefined> = {
  deleteDraftOffers: undefined,
  getOffer: ref('Offer'),
  listOffers: ref('OfferList'),
  getOfferTerm: ref('OfferTerm'),
  deleteOfferTerm: undefined,
  updateOfferMetaInfo: ref('MetaInfo'),
  sendReport: undefined,
};
const spec = {
  tags: [
    {
      name: 'offers',
      'x-objects': ['Offer', 'OfferTerm'],
      'x-groups': [{title: 'Read', operations: ['list-offers', 'get-offer']}],
    },
    {name: 'usage'},
  ],
  'x-shared-objects': ['MetaInfo'],
  paths: {
    ...Object.fromEntries(
      Object.entries(operations).map(([operationId, schema]) => [
        `/${operationId}`,
        {get: {...returning(schema), operationId, tags: ['offers']}},
      ]),
    ),
    '/getUsageOfOffer': {get: {...returning(), operationId: 'getUsageOfOffer', tags: ['usage']}},
    '/getUsageSeller': {
      get: {...returning(ref('Offer')), operationId: 'getUsageSeller', tags: ['usage']},
    },
  },
  webhooks: {
    'offer.accepted': {
      post: {requestBody: {content: {'application/json': {schema: ref('OfferEvent')}}}},
    },
    'term.ended': {
      post: {requestBody: {content: {'application/json': {schema: ref('TermEvent')}}}},
    },
  },
  components: {
    schemas: {
      Offer: {title: 'Offer', properties: {}},
      OfferTerm: {properties: {}},
      OfferList: list,
      MetaInfo: {title: 'Meta info', properties: {}},
      OfferEvent: {properties: {data: ref('OfferData')}},
      OfferData: {properties: {entity: ref('Offer')}},
      TermEvent: {properties: {data: {properties: {entity: ref('OfferTerm')}}}},
    },
  },
} as unknown as Spec;
const [offer, term, metaInfo] = objectsOf(spec);
const slugsOf = (object = offer) =>
  object && operationsOfObject(spec, object).map(({slug}) => slug);

it('lists the objects of each tag, then the shared ones', () => {
  expect(objectsOf(spec)).toEqual([
    {schema: 'Offer', slug: 'offer', title: 'Offer', tag: 'offers'},
    {schema: 'OfferTerm', slug: 'offer-term', title: 'OfferTerm', tag: 'offers'},
    {schema: 'MetaInfo', slug: 'meta-info', title: 'Meta info'},
  ]);
  expect(sharedObjects(spec)).toEqual([metaInfo]);
});

it.each([
  ['Offer', 'offer'],
  ['ApiClient', 'api-client'],
])('derives the slug of %s', (name, slug) => {
  expect(kebab(name)).toBe(slug);
});

it.each([
  ['a body', ref('Offer'), ['Offer']],
  ['the rows of a list', ref('OfferList'), ['Offer']],
  ['the rows of a list without a name', list, ['Offer']],
  ['nothing', undefined, []],
])('finds the schema of %s', (_, schema, names) => {
  expect(returnedSchemas(spec, returning(schema))).toEqual(names);
});

it('ignores the schemas of errors', () => {
  const operation = {...returning(), responses: {'404': returning(ref('Offer')).responses['200']}};
  expect(returnedSchemas(spec, operation as Operation)).toEqual([]);
});

it('lists the operations that return an object or have its name', () => {
  expect(new Set(slugsOf())).toEqual(
    new Set([
      'delete-draft-offers',
      'get-offer',
      'list-offers',
      'update-offer-meta-info',
      'get-usage-seller',
    ]),
  );
  expect(slugsOf(term)).toEqual(['get-offer-term', 'delete-offer-term']);
  expect(slugsOf(metaInfo)).toEqual([]);
});

it('lists operations in the order of the reference', () => {
  expect(slugsOf()?.filter((slug) => /^(get|list)-offers?$/.test(slug))).toEqual([
    'list-offers',
    'get-offer',
  ]);
});

it('lists the events that contain an object', () => {
  expect([offer, term, metaInfo].map((object) => object && eventsOfObject(spec, object))).toEqual([
    ['offer.accepted'],
    ['term.ended'],
    [],
  ]);
});
