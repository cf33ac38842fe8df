import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('closed-requests accepts a valid document', async () => {
  const messages = await lintSnippet(
    'closed-requests',
    `
paths: {/a: {post: {requestBody: {content: {application/json: {schema: {type: object, additionalProperties: false, properties: {a: {type: string}}}}}}}}}
`,
  );
  expect(messages).toEqual([]);
});

test('closed-requests rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'closed-requests',
    `
paths: {/a: {post: {requestBody: {content: {application/json: {schema: {title: A, type: object, properties: {a: {type: string}}}}}}}}}
`,
  );
  expect(messages).toContain('A in a request must have additionalProperties: false.');
});
