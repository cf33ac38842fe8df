import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('list-shape accepts a good document', async () => {
  const messages = await lintSnippet(
    'list-shape',
    `
paths:
  /a:
    get:
      operationId: listOffers
      parameters: [{name: limit}, {name: cursor}, {name: includeTotal}]
      responses: {'200': {content: {application/json: {schema: {type: object, required: [data, nextCursor], properties: {data: {}, nextCursor: {}, totalCount: {}}}}}}}
`,
  );
  expect(messages).toEqual([]);
});

test('list-shape refuses a bad document', async () => {
  const messages = await lintSnippet(
    'list-shape',
    `
paths:
  /a:
    get:
      operationId: listOffers
      parameters: [{name: limit}, {name: cursor}, {name: includeTotal}]
      responses: {'200': {content: {application/json: {schema: {type: object, required: [data, nextCursor], properties: {items: {}, nextCursor: {}}}}}}}
`,
  );
  expect(messages).toContain(
    'A list has the properties data, nextCursor, totalCount, in this order.',
  );
});
