import {expect, it} from 'vitest';
import {testSpec} from '@docs/contract/testing';
import {stepsText} from './recipe-steps';

const step = {
  stepId: 'wait',
  description: 'Read the offer.',
  operationId: 'getOffer',
  parameters: [{name: 'offerId', in: 'path', value: '$inputs.offerId'}],
  successCriteria: [{condition: '$statusCode == 200'}],
  outputs: {id: '$response.body#/id'},
  onFailure: [{type: 'retry'}],
};
const spec = await testSpec();
const urlOf = (route: string) => `https://docs.example${route}`;

it('writes the call, its parameters, and when to go on', () => {
  expect(stepsText([step], spec, urlOf)).toBe(`1. **wait**: Read the offer.

   [\`GET /v1/orgs/{orgId}/offers/{offerId}\`](https://docs.example/api/get-offer.md)

   - path \`offerId\`: \`$inputs.offerId\`
   - Repeat the call until \`$statusCode == 200\`.
   - Keep \`id\` from \`$response.body#/id\`.
`);
});

it('rejects a step whose operation the contract lacks', () => {
  expect(() => stepsText([{...step, operationId: 'nope'}], spec, urlOf)).toThrow(
    'The contract has no operation nope.',
  );
});
