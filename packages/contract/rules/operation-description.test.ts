import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-description accepts a valid document', async () => {
  const messages = await lintSnippet(
    'operation-description',
    `
paths: {/a: {get: {description: Returns an offer.}}}
`,
  );
  expect(messages).toEqual([]);
});

test.each([
  [
    'paths: {/a: {get: {description: An offer with its price.}}}',
    'The description must start with a verb, such as "Returns" or "Creates".',
  ],
  [
    'paths: {/a: {get: {description: Returns <b>one</b> offer.}}}',
    'The description must not contain an angle bracket.',
  ],
])('operation-description rejects %s', async (document, message) => {
  expect(await lintSnippet('operation-description', document)).toContain(message);
});
