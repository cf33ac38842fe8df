import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('operation-description accepts a good document', async () => {
  const messages = await lintSnippet(
    'operation-description',
    `
paths:
  /a:
    get:
      description: |
        Returns an offer.

        Use it to show an offer.

        Next, act on its status.
`,
  );
  expect(messages).toEqual([]);
});

test('operation-description refuses a bad document', async () => {
  const messages = await lintSnippet(
    'operation-description',
    `
paths:
  /a:
    get:
      description: Returns an offer.
`,
  );
  expect(messages).toContain('The second paragraph must start with "Use it".');
});
