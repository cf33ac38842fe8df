import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('money-form accepts a valid document', async () => {
  const messages = await lintSnippet(
    'money-form',
    `
components: {schemas: {A: {type: object, properties: {unitPrice: {title: Money, type: object}}}}}
`,
  );
  expect(messages).toEqual([]);
});

test('money-form rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'money-form',
    `
components: {schemas: {A: {type: object, properties: {unitPrice: {type: number}}}}}
`,
  );
  expect(messages).toContain('unitPrice must be Money.');
});
