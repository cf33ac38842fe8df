import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('named-schemas accepts a valid document', async () => {
  const messages = await lintSnippet(
    'named-schemas',
    `
components: {schemas: {A: {type: object, properties: {b: {$ref: "#/components/schemas/B"}}}, B: {type: object, properties: {c: {type: string}}}}}
`,
  );
  expect(messages).toEqual([]);
});

test('named-schemas rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'named-schemas',
    `
components: {schemas: {A: {type: object, properties: {b: {type: object, properties: {c: {type: string}}}}}}}
`,
  );
  expect(messages).toContain('b must be a $ref to a named schema.');
});
