import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('distinct-paths accepts a valid document', async () => {
  const messages = await lintSnippet(
    'distinct-paths',
    `
paths:
  /a/{id}/c: {get: {parameters: [{name: id, in: path, schema: {type: string, pattern: '^offr_'}}]}}
  /a/b/{x}: {get: {parameters: [{name: x, in: path, schema: {type: string}}]}}
`,
  );
  expect(messages).toEqual([]);
});

test('distinct-paths rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'distinct-paths',
    `
paths:
  /a/{id}/c: {get: {parameters: [{name: id, in: path, schema: {type: string}}]}}
  /a/b/{x}: {get: {parameters: [{name: x, in: path, schema: {type: string}}]}}
`,
  );
  expect(messages).toContain('/a/b/{x} and /a/{id}/c can match the same URL.');
});
