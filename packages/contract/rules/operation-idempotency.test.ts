import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-idempotency accepts a valid document', async () => {
  const messages = await lintSnippet(
    'operation-idempotency',
    `
paths: {/a: {post: {x-idempotency: key, parameters: [{name: Idempotency-Key, in: header, schema: {type: string}}]}}}
`,
  );
  expect(messages).toEqual([]);
});

test('operation-idempotency rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'operation-idempotency',
    `
paths: {/a: {post: {x-idempotency: key}}}
`,
  );
  expect(messages).toContain('x-idempotency key and the Idempotency-Key header go together.');
});

test('operation-idempotency rejects a POST that changes something without a key', async () => {
  const messages = await lintSnippet(
    'operation-idempotency',
    'paths: {/a: {post: {x-idempotency: natural}}}',
  );
  expect(messages).toContain('A POST takes Idempotency-Key.');
});
