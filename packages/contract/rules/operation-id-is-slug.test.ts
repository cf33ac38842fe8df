import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-id-is-slug accepts a valid document', async () => {
  const messages = await lintSnippet(
    'operation-id-is-slug',
    `
paths:
  /v1/orgs/{orgId}/offers:
    get:
      operationId: listOffers
      tags: [offers]
`,
  );
  expect(messages).toEqual([]);
});

test('operation-id-is-slug rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'operation-id-is-slug',
    `
paths:
  /v1/orgs/{orgId}/offers:
    get:
      operationId: getOffers
      tags: [offers]
`,
  );
  expect(messages).toContain('operationId must be listOffers.');
});
