import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('named-examples accepts a valid document', async () => {
  const messages = await lintSnippet(
    'named-examples',
    `
paths: {/a: {post: {requestBody: {content: {application/json: {examples: {one: {value: 1}}}}}, responses: {"200": {content: {application/json: {examples: {one: {value: 1}}}}}}}}}
`,
  );
  expect(messages).toEqual([]);
});

test('named-examples rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'named-examples',
    `
paths: {/a: {post: {requestBody: {content: {application/json: {examples: {one: {value: 1}}}}}, responses: {"200": {content: {application/json: {examples: {two: {value: 1}}}}}}}}}
`,
  );
  expect(messages).toContain('Request example one has no response of the same name.');
});
