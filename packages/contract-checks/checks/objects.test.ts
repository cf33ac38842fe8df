import {expect, test} from 'vitest';
import type {Schema} from '@docs/contract';
import {checkObjects} from './objects';
import {smallContext} from './testing/small-spec';

interface Lists {
  objects: string[];
  shared?: string[];
  /** What get-offer returns. */
  schema?: Schema;
}

/** The findings for a tag with these objects. */
async function findingsFor({objects, shared, schema}: Lists): Promise<string[]> {
  const context = smallContext(({spec}, operation) => {
    spec.tags = [
      {name: 'offers', 'x-displayName': 'Offers', description: '', 'x-objects': objects},
    ];
    spec['x-shared-objects'] = shared;
    spec.components.schemas.SupportTicketComment = {properties: {id: {type: 'string'}}};
    spec.components.schemas.SupportTicket = {properties: {}};
    const media = operation.responses['200']?.content?.['application/json'];
    if (media && schema) media.schema = schema;
  });
  return (await checkObjects(context)).findings;
}

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const rows = {type: 'object', properties: {data: {type: 'array', items: ref('Offer')}}};
const withoutPage = (name: string) =>
  `${name} has an ID and is returned, but has no page. Add it to x-objects of its tag in openapi.yaml.`;

test.each([
  ['an object', {objects: ['Offer']}],
  ['a shared object', {objects: [], shared: ['Offer']}],
  ['a schema without an ID', {objects: [], schema: ref('ErrorEnvelope')}],
  ['a part of an object', {objects: ['SupportTicket'], schema: ref('SupportTicketComment')}],
])('accepts %s', async (_, lists) => {
  expect(await findingsFor(lists)).toEqual([]);
});

test.each([
  ['a returned schema', {objects: []}, withoutPage('Offer')],
  ['the rows of a list', {objects: [], schema: rows}, withoutPage('Offer')],
  [
    'a part of something that is no object',
    {objects: [], schema: ref('SupportTicketComment')},
    withoutPage('SupportTicketComment'),
  ],
])('reports %s without a page', async (_, lists, finding) => {
  expect(await findingsFor(lists)).toEqual([finding]);
});

test('reports an object that has no schema', async () => {
  expect(await findingsFor({objects: ['Offer', 'Order']})).toEqual([
    "There's no schema Order. Remove it from the objects in openapi.yaml.",
  ]);
});

test.each([
  ['one list', {objects: ['Offer', 'Offer']}],
  ['two lists', {objects: ['Offer'], shared: ['Offer']}],
])('reports an object that is twice in %s', async (_, lists) => {
  expect(await findingsFor(lists)).toEqual([
    'Offer is an object twice. Keep it in one list in openapi.yaml.',
  ]);
});
