import {expect, it} from 'vitest';
import type {Example, Operation, OperationEntry, Spec} from '@docs/contract';
import {scenariosOf} from './scenarios';

const spec = {
  components: {examples: {shared: {summary: 'Shared offer', value: {id: 1}}}},
} as unknown as Spec;
const json = (examples: Record<string, Example>) => ({content: {'application/json': {examples}}});
const ref = (name: string) => ({$ref: `#/components/examples/${name}`}) as Example;
const scenarios = (operation: Pick<Operation, 'requestBody' | 'responses'>) =>
  scenariosOf(spec, {operation: {summary: 'Create an offer', ...operation}} as OperationEntry);

it('has one scenario per success example, in the order of the requests', () => {
  const requestBody = json({
    aws: {summary: 'AWS', value: {partner: 'AWS'}},
    azure: {summary: 'Azure', value: {partner: 'AZURE'}},
  });
  const responses = {
    '200': json({azure: {summary: 'Azure offer', value: {id: 2}}}),
    '201': json({
      aws: {summary: 'AWS offer', value: {id: 1}, 'x-parameters': {expand: 'buyer'}},
    }),
    '404': json({missing: {value: {}}}),
  };
  expect(scenarios({requestBody, responses})).toEqual([
    {
      name: 'aws',
      title: 'AWS offer',
      parameters: {expand: 'buyer'},
      body: {partner: 'AWS'},
      status: '201',
      response: {id: 1},
    },
    {
      name: 'azure',
      title: 'Azure offer',
      parameters: {},
      body: {partner: 'AZURE'},
      status: '200',
      response: {id: 2},
    },
  ]);
});

it('resolves shared examples', () => {
  expect(scenarios({responses: {'200': json({first: ref('shared')})}})).toMatchObject([
    {name: 'first', title: 'Shared offer', response: {id: 1}},
  ]);
});

it('has one scenario per request if the response has no body', () => {
  const requestBody = json({first: {summary: 'First offer', value: 1}, second: {value: 2}});
  expect(scenarios({requestBody, responses: {'204': {}}})).toEqual([
    {name: 'first', title: 'First offer', parameters: {}, body: 1, status: '204'},
    {name: 'second', title: 'second', parameters: {}, body: 2, status: '204'},
  ]);
});

it('has one scenario with the title of the operation if nothing has a body', () => {
  expect(scenarios({responses: {'204': {}, '404': {}}})).toEqual([
    {name: 'default', title: 'Create an offer', parameters: {}, body: undefined, status: '204'},
  ]);
});
