import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-rate-class accepts a valid document', async () => {
  const messages = await lintSnippet(
    'operation-rate-class',
    `
paths: {/a: {get: {x-rate-class: standard}}}
`,
  );
  expect(messages).toEqual([]);
});

test('operation-rate-class rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'operation-rate-class',
    `
paths: {/a: {get: {x-rate-class: fast}}}
`,
  );
  expect(messages).toContain('x-rate-class must be one of shared/rate-classes.yaml.');
});
