import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('list-shape accepts a valid document', async () => {
  const messages = await lintSnippet(
    'list-shape',
    `
paths: {/a: {get: {operationId: listOffers, parameters: [{name: limit}, {name: cursor}, {name: includeTotal}], responses: {'200': {content: {application/json: {schema: {type: object, required: [data, nextCursor], properties: {data: {}, nextCursor: {}, totalCount: {}}}}}}}}}}
`,
  );
  expect(messages).toEqual([]);
});

test.each([
  [
    "paths: {/a: {get: {operationId: listOffers, parameters: [{name: limit}, {name: cursor}, {name: includeTotal}], responses: {'200': {content: {application/json: {schema: {type: object, required: [data, nextCursor], properties: {items: {}, nextCursor: {}}}}}}}}}}",
    'A paged list has the properties data, nextCursor, totalCount.',
  ],
  [
    "paths: {/a: {get: {operationId: listOffers, parameters: [{name: limit}], responses: {'200': {content: {application/json: {schema: {type: object, required: [data, nextCursor], properties: {data: {}, nextCursor: {}, totalCount: {}}}}}}}}}}",
    'A list takes the parameter cursor.',
  ],
  [
    "paths: {/a: {get: {operationId: listOffers, parameters: [], responses: {'200': {content: {application/json: {schema: {type: object, required: [data], properties: {data: {}, nextCursor: {}}}}}}}}}}",
    'A list has the properties data.',
  ],
])('list-shape rejects %s', async (document, message) => {
  expect(await lintSnippet('list-shape', document)).toContain(message);
});
