import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-keywords accepts a valid document', async () => {
  const messages = await lintSnippet(
    'operation-keywords',
    `
paths: {/a: {get: {summary: Get an offer, x-keywords: [quote, private deal, custom price]}}}
`,
  );
  expect(messages).toEqual([]);
});

test.each([
  [
    'paths: {/a: {get: {summary: Get an offer, x-keywords: [quote]}}}',
    'x-keywords needs 3 to 8 phrases.',
  ],
  [
    'paths: {/a: {get: {summary: Get an offer, x-keywords: [quote, quote, deal]}}}',
    'x-keywords has duplicates.',
  ],
  [
    'paths: {/a: {get: {summary: Get an offer, x-keywords: [CPPO, quote, deal]}}}',
    'Keyword "CPPO" isn\'t in lowercase.',
  ],
  [
    'paths: {/a: {get: {summary: Get an offer, x-keywords: [offer, quote, deal]}}}',
    'Keyword "offer" is in the summary.',
  ],
])('operation-keywords rejects %s', async (document, message) => {
  expect(await lintSnippet('operation-keywords', document)).toContain(message);
});
