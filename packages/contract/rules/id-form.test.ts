import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('id-form accepts a valid document', async () => {
  const messages = await lintSnippet(
    'id-form',
    `
components: {schemas: {A: {type: object, properties: {offerId: {type: string, pattern: "^offr_[0-9A-HJKMNP-TV-Z]{26}$"}}}}}
`,
  );
  expect(messages).toEqual([]);
});

test('id-form rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'id-form',
    `
components: {schemas: {A: {type: object, properties: {offerId: {type: string}}}}}
`,
  );
  expect(messages).toContain('offerId must have the form ^offr_[0-9A-HJKMNP-TV-Z]{26}$.');
});
