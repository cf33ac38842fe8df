import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('property-documented accepts a good document', async () => {
  const messages = await lintSnippet(
    'property-documented',
    `
components: {schemas: {A: {type: object, properties: {a: {type: string, description: A letter., example: x}}}}}
`,
  );
  expect(messages).toEqual([]);
});

test('property-documented refuses a bad document', async () => {
  const messages = await lintSnippet(
    'property-documented',
    `
components: {schemas: {A: {type: object, properties: {a: {type: string, description: A letter.}}}}}
`,
  );
  expect(messages).toContain('a needs an example.');
});
