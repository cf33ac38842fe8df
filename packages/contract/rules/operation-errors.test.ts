import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-errors accepts a valid document', async () => {
  const messages = await lintSnippet(
    'operation-errors',
    `
paths: {/a: {get: {x-errors: [offer_not_found]}}}
`,
  );
  expect(messages).toEqual([]);
});

test('operation-errors rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'operation-errors',
    `
paths: {/a: {get: {x-errors: [offer_vanished]}}}
`,
  );
  expect(messages).toContain('offer_vanished is not in errors.yaml.');
});
