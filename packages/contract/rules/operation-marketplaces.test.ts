import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-marketplaces accepts a valid document', async () => {
  const messages = await lintSnippet(
    'operation-marketplaces',
    `
paths: {/a: {get: {x-marketplaces: [AWS, AZURE]}}}
`,
  );
  expect(messages).toEqual([]);
});

test('operation-marketplaces rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'operation-marketplaces',
    `
paths: {/a: {get: {x-marketplaces: [AZURE, AWS]}}}
`,
  );
  expect(messages).toContain(
    'x-marketplaces must contain values of Partner, in the order of Partner.',
  );
});
