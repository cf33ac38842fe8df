import {beforeAll, describe, expect, it} from 'vitest';
import {testSpec} from '../../packages/contract/test-spec';
import type {Spec} from '../../packages/contract/spec-types';
import {sdkContract} from './sdk-contract';

describe('the roles of schemas in the SDKs', () => {
  let schemas: Spec['components']['schemas'] = {};

  beforeAll(async () => {
    ({schemas} = sdkContract(await testSpec()).components);
  });

  it.each([
    ['CreateOfferRequest', true, undefined],
    ['ListOffersParams', true, undefined],
    ['Offer', undefined, true],
    ['OfferEvent', undefined, true],
    ['Pricing', true, true],
    ['OfferList', undefined, undefined],
  ])('marks %s', (name, request, response) => {
    expect(schemas[name]?.['x-sdk-request']).toBe(request);
    expect(schemas[name]?.['x-sdk-response']).toBe(response);
  });
});
