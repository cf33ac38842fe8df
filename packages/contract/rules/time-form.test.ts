import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('time-form accepts a valid document', async () => {
  const messages = await lintSnippet(
    'time-form',
    `
components: {schemas: {A: {type: object, properties: {createdAt: {title: Timestamp, type: string, format: date-time}}}}}
`,
  );
  expect(messages).toEqual([]);
});

test('time-form rejects an invalid document', async () => {
  const messages = await lintSnippet(
    'time-form',
    `
components: {schemas: {A: {type: object, properties: {createdAt: {type: string, format: date-time}}}}}
`,
  );
  expect(messages).toContain('createdAt must be Timestamp.');
});
