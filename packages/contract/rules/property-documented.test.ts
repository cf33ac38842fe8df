import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('property-documented accepts a valid document', async () => {
  const messages = await lintSnippet(
    'property-documented',
    `
components: {schemas: {A: {type: object, properties: {a: {type: string, description: A letter.}}}}}
`,
  );
  expect(messages).toEqual([]);
});

test.each([
  [
    'components: {schemas: {A: {type: object, properties: {a: {type: string}}}}}',
    'a needs a description of its own.',
  ],
  [
    'components: {schemas: {A: {type: object, properties: {a: {type: string, description: A letter}}}}}',
    'The description of a must end with a period.',
  ],
])('property-documented rejects %s', async (document, message) => {
  expect(await lintSnippet('property-documented', document)).toContain(message);
});
