import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-repeat accepts a valid document', async () => {
  const messages = await lintSnippet(
    'operation-repeat',
    `
paths: {/a: {get: {x-idempotency: safe}, post: {x-idempotency: key, x-repeat: already_closed, x-errors: [already_closed]}, patch: {x-idempotency: natural, x-repeat: no-change}}}
`,
  );
  expect(messages).toEqual([]);
});

test.each([
  [
    'paths: {/a: {post: {x-idempotency: key}}}',
    'x-repeat must be second-effect, no-change, or an error code.',
  ],
  [
    'paths: {/a: {post: {x-idempotency: key, x-repeat: already_closed, x-errors: []}}}',
    "x-repeat is already_closed, which isn't in x-errors.",
  ],
  [
    'paths: {/a: {get: {x-idempotency: safe, x-repeat: no-change}}}',
    'A safe operation has no x-repeat.',
  ],
])('operation-repeat rejects %s', async (document, message) => {
  expect(await lintSnippet('operation-repeat', document)).toContain(message);
});
