import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

test('conditions accepts a valid document', async () => {
  const messages = await lintSnippet(
    'conditions',
    `
components: {schemas: {A: {type: object, required: [], properties: {kind: {type: string, enum: [ONE, TWO]}, a: {type: string}, b: {type: string}}, x-required-when: [{property: a, when: {kind: [ONE]}}], x-exactly-one-of: [[a, b]]}}}
`,
  );
  expect(messages).toEqual([]);
});

test.each([
  [
    'components: {schemas: {A: {type: object, required: [], properties: {kind: {type: string, enum: [ONE, TWO]}, a: {type: string}, b: {type: string}}, x-required-when: [{property: z, when: {kind: [ONE]}}]}}}',
    "z isn't a property of this schema.",
  ],
  [
    'components: {schemas: {A: {type: object, required: [], properties: {kind: {type: string, enum: [ONE, TWO]}, a: {type: string}, b: {type: string}}, x-required-when: [{property: a, when: {kind: [THREE]}}]}}}',
    'kind is never THREE.',
  ],
  [
    'components: {schemas: {A: {type: object, required: [a], properties: {kind: {type: string, enum: [ONE, TWO]}, a: {type: string}, b: {type: string}}, x-required-when: [{property: a, when: {kind: [ONE]}}]}}}',
    'a is always required.',
  ],
  [
    'components: {schemas: {A: {type: object, required: [], properties: {kind: {type: string, enum: [ONE, TWO]}, a: {type: string}, b: {type: string}}, x-exactly-one-of: [[a]]}}}',
    'x-exactly-one-of needs at least two properties.',
  ],
])('conditions rejects %s', async (document, message) => {
  expect(await lintSnippet('conditions', document)).toContain(message);
});
