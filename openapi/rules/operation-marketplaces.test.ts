import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-marketplaces accepts a good document', async () => {
  const messages = await lintSnippet(
    'operation-marketplaces',
    `
paths: {/a: {get: {x-marketplaces: [AWS, AZURE]}}}
`,
  );
  expect(messages).toEqual([]);
});

test('operation-marketplaces refuses a bad document', async () => {
  const messages = await lintSnippet(
    'operation-marketplaces',
    `
paths: {/a: {get: {x-marketplaces: [AZURE, AWS]}}}
`,
  );
  expect(messages).toContain(
    'x-marketplaces must hold values of Partner, in the order of Partner.',
  );
});
