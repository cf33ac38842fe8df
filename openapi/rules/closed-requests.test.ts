import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('closed-requests accepts a good document', async () => {
  const messages = await lintSnippet(
    'closed-requests',
    `
paths: {/a: {post: {requestBody: {content: {application/json: {schema: {type: object, additionalProperties: false, properties: {a: {type: string}}}}}}}}}
`,
  );
  expect(messages).toEqual([]);
});

test('closed-requests refuses a bad document', async () => {
  const messages = await lintSnippet(
    'closed-requests',
    `
paths: {/a: {post: {requestBody: {content: {application/json: {schema: {title: A, type: object, properties: {a: {type: string}}}}}}}}}
`,
  );
  expect(messages).toContain('A in a request must have additionalProperties: false.');
});
