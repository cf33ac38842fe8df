import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('plain-titles accepts a valid document', async () => {
  const messages = await lintSnippet(
    'plain-titles',
    `
paths: {/a: {get: {summary: Get an offer}}}
`,
  );
  expect(messages).toEqual([]);
});

test('plain-titles rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'plain-titles',
    `
paths: {/a: {get: {summary: "Get List<Offer>"}}}
`,
  );
  expect(messages).toContain('"Get List<Offer>" contains an angle bracket.');
});
