import {expect, test} from 'vitest';
import {lintSnippet} from './helpers/lint-snippet';

const schemaWith = (allOf: string, required = '[]') =>
  `components: {schemas: {A: {title: A, type: object, required: ${required}, properties: {kind: {type: string, enum: [ONE, TWO]}, a: {type: string}, b: {type: string}}, allOf: ${allOf}}}}`;

const isOne = 'if: {properties: {kind: {enum: [ONE]}}, required: [kind]}';

test('conditions accepts a valid document', async () => {
  const rules = `[{${isOne}, then: {required: [a]}}, {oneOf: [{required: [a]}, {required: [b]}]}]`;
  expect(await lintSnippet('conditions', schemaWith(rules))).toEqual([]);
});

test.each([
  [`[{${isOne}, then: {required: [z]}}]`, "z isn't a property of this schema."],
  ['[{if: {properties: {kind: {enum: [THREE]}}}, then: {required: [a]}}]', 'kind is never THREE.'],
  ['[{if: {properties: {z: {enum: [ONE]}}}, then: {required: [a]}}]', "z isn't a property of A."],
  [`[{${isOne}, then: {properties: {a: {not: {}}}}}]`, 'A rule about values needs a title.'],
  [
    '[{oneOf: [{required: [a]}]}]',
    'A rule has if and then, or oneOf with at least two properties.',
  ],
])('conditions rejects %s', async (rules, message) => {
  expect(await lintSnippet('conditions', schemaWith(rules))).toContain(message);
});

test('conditions rejects a required property that does not exist', async () => {
  const messages = await lintSnippet('conditions', schemaWith('[]', '[z]'));
  expect(messages).toEqual(["z is required, but isn't a property."]);
});

test('conditions rejects a requirement that always applies', async () => {
  const document = schemaWith(`[{${isOne}, then: {required: [a]}}]`, '[a]');
  expect(await lintSnippet('conditions', document)).toContain('a is always required.');
});
