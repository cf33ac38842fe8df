import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('plain-refs accepts a valid document', async () => {
  const messages = await lintSnippet(
    'plain-refs',
    `
components: {schemas: {A: {type: object, properties: {b: {$ref: "#/components/schemas/B", description: A b.}}}, B: {type: string}}}
`,
  );
  expect(messages).toEqual([]);
});

test('plain-refs rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'plain-refs',
    `
components: {schemas: {A: {type: object, properties: {b: {$ref: "#/components/schemas/B", default: x}}}, B: {type: string}}}
`,
  );
  expect(messages).toContain('b has default next to $ref.');
});
