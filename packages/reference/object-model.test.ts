import {expect, it} from 'vitest';
import type {Example, Schema, Spec} from '@docs/contract';
import {describe} from './description/describe';
import {objectModels} from './object-model';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const lifecycle = (entity: string) => ({entity, schema: '', transitions: []});

/** A contract whose only operation returns a list of records. */
function specWith(examples: Record<string, Example>, list: Schema = ref('RecordList')): Spec {
  return {
    tags: [
      {
        name: 'records',
        'x-displayName': 'Records',
        'x-objects': ['UsageRecord'],
        'x-groups': [{title: 'Read', operations: ['list-records']}],
      },
    ],
    'x-shared-objects': ['Money'],
    paths: {
      '/records': {
        get: {
          operationId: 'listRecords',
          tags: ['records'],
          responses: {'200': {content: {'application/json': {schema: list, examples}}}},
        },
      },
    },
    webhooks: {},
    components: {
      schemas: {
        UsageRecord: {
          title: 'Usage record',
          description: 'Usage in one hour. The marketplace charges it.',
          type: 'object',
          required: ['id'],
          properties: {id: {type: 'string'}, price: ref('Money')},
        },
        RecordList: {properties: {data: {type: 'array', items: ref('UsageRecord')}}},
        Money: {type: 'object', properties: {amount: {type: 'string'}}},
        RecordStatus: {type: 'string', 'x-lifecycle': lifecycle('USAGE_RECORD')},
        OtherStatus: {type: 'string', 'x-lifecycle': lifecycle('RECORD')},
      },
    },
  } as unknown as Spec;
}
const modelsOf = (spec: Spec) => [...objectModels(describe(spec).model)];
const exampleIn = (value: unknown, list?: Schema) =>
  modelsOf(specWith({example: {value}}, list))[0]?.example;

it('describes an object with its area, texts, lifecycle, and operations', () => {
  const [record] = modelsOf(specWith({}));
  expect(record).toMatchObject({
    slug: 'usage-record',
    areaTitle: 'Records',
    lead: 'Usage in one hour.',
    description: 'The marketplace charges it.',
    lifecycles: [{name: 'RecordStatus'}],
    operations: ['list-records'],
  });
});

it('describes its properties below its own anchor, and links to other objects', () => {
  const [record] = modelsOf(specWith({}));
  expect(record?.tree.children).toMatchObject([
    {name: 'id', path: ['usage-record', 'id']},
    {name: 'price', object: {slug: 'money'}, children: []},
  ]);
});

it('includes shared objects, which have no area and no operations', () => {
  expect(modelsOf(specWith({}))[1]).toMatchObject({
    slug: 'money',
    areaTitle: '',
    operations: [],
    example: undefined,
  });
});

it('takes the example from a response or its rows', () => {
  expect(exampleIn({id: 'a'}, ref('UsageRecord'))).toEqual({id: 'a'});
  expect(exampleIn({data: [{id: 'a'}, {id: 'b'}]})).toEqual({id: 'a'});
});

it.each([
  ['without a required property', {data: [{price: {}}]}],
  ['with an unknown property', {data: [{id: 'a', name: 'A'}]}],
  ['that is empty', {data: []}],
])('takes no example from a response %s', (_, value) => {
  expect(exampleIn(value)).toBeUndefined();
});
