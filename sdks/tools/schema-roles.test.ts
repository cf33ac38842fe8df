import {beforeAll, describe, expect, it} from 'vitest';
import {testSpec} from '@docs/contract/testing';
import type {Spec} from '@docs/contract';
import {sdkContract} from './sdk-contract';

describe('the roles of schemas in the SDKs', () => {
  let schemas: Spec['components']['schemas'] = {};

  beforeAll(async () => {
    ({schemas} = sdkContract(await testSpec(), 'typescript').components);
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
