import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-permission accepts a valid document', async () => {
  const messages = await lintSnippet(
    'operation-permission',
    `
paths: {/a: {get: {x-permission: "offers:read"}}}
`,
  );
  expect(messages).toEqual([]);
});

test('operation-permission rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'operation-permission',
    `
paths: {/a: {get: {x-permission: "offers:look"}}}
`,
  );
  expect(messages).toContain('x-permission must be one of shared/permissions.yaml.');
});
