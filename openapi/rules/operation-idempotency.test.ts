import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-idempotency accepts a good document', async () => {
  const messages = await lintSnippet(
    'operation-idempotency',
    `
paths: {/a: {post: {x-idempotency: key, parameters: [{name: Idempotency-Key, in: header, schema: {type: string}}]}}}
`,
  );
  expect(messages).toEqual([]);
});

test('operation-idempotency refuses a bad document', async () => {
  const messages = await lintSnippet(
    'operation-idempotency',
    `
paths: {/a: {post: {x-idempotency: key}}}
`,
  );
  expect(messages).toContain('x-idempotency key and the Idempotency-Key header go together.');
});
