import {expect, test} from 'vitest';
import {addFieldExamples} from '@docs/contract';
import {smallContext} from './checks/testing/small-spec';
import type {Schema} from '@docs/contract';

const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});

/** The examples of Offer's properties after bodies with these values. */
function examplesAfter(values: unknown[], offer: Schema): Record<string, unknown> {
  const {spec} = smallContext(({spec: {components}}, operation) => {
    components.schemas.Offer = offer;
    components.schemas.Time = {type: 'string'};
    components.schemas.Money = {properties: {amount: {}}};
    const examples = Object.fromEntries(values.map((value, index) => [`e${index}`, {value}]));
    operation.responses = {
      '200': {content: {'application/json': {schema: ref('Offer'), examples}}},
    };
  });
  spec.webhooks = {};
  addFieldExamples(spec);
  return Object.fromEntries(
    Object.entries(spec.components.schemas.Offer?.properties ?? {}).map(([name, {example}]) => [
      name,
      example,
    ]),
  );
}

test('takes all values from the fullest body, and others from the next', () => {
  const offer = {properties: {start: ref('Time'), end: ref('Time'), price: ref('Money')}};
  const values = [
    {end: '5', price: {amount: '1'}},
    {start: '2', end: '3', other: 4},
  ];
  expect(examplesAfter(values, offer)).toEqual({start: '2', end: '3', price: {amount: '1'}});
});

test('keeps an example next to a reference', () => {
  const offer = {properties: {start: {...ref('Time'), example: 'own'}}};
  expect(examplesAfter([{start: '2'}], offer)).toEqual({start: 'own'});
});

test("uses a field's own example only if no body has the field", () => {
  const offer = {properties: {name: {example: 'own'}, note: {example: 'own'}}};
  expect(examplesAfter([{name: 'from a body'}], offer)).toEqual({
    name: 'from a body',
    note: 'own',
  });
});
