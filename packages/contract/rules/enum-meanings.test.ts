import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('enum-meanings accepts a valid document', async () => {
  const messages = await lintSnippet(
    'enum-meanings',
    `
components: {schemas: {A: {type: string, enum: [ON], x-enum-meanings: {ON: It runs.}}}}
`,
  );
  expect(messages).toEqual([]);
});

test('enum-meanings rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'enum-meanings',
    `
components: {schemas: {A: {type: string, enum: [ON, OFF], x-enum-meanings: {ON: It runs.}}}}
`,
  );
  expect(messages).toContain('OFF has no meaning in x-enum-meanings.');
});
