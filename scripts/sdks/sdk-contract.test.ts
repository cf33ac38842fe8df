import {beforeAll, describe, expect, it} from 'vitest';
import {readErrorCatalogue} from '../../generator/contract-files';
import {loadSpec} from '../../generator/load-spec';
import {listOperations} from '../../generator/operations';
import type {Spec} from '../../generator/spec-types';
import {sdkContract} from './sdk-contract';

let whole: Spec;
let contract: Spec;

beforeAll(async () => {
  whole = await loadSpec();
  contract = sdkContract(whole);
}, 60_000);

describe('the contract that SDKs are made from', () => {
  it('keeps every operation, schema and property', () => {
    expect(listOperations(contract)).toHaveLength(listOperations(whole).length);
    for (const [name, {properties = {}}] of Object.entries(whole.components.schemas))
      expect(Object.keys(contract.components.schemas[name]?.properties ?? {}), name).toEqual(
        Object.keys(properties),
      );
  });

  it('has no webhooks, examples, defaults or checks of values', () => {
    const text = JSON.stringify(contract);
    expect(contract).not.toHaveProperty('webhooks');
    for (const key of ['examples":{', 'default":"', 'pattern":"^', 'maxLength":'])
      expect(text.includes(`"${key}`), key).toBe(false);
  });

  it('names the retryable codes of the catalogue', () => {
    const codes = contract.components.schemas.RetryableErrorCode?.enum ?? [];
    expect(codes).toContain('rate_limited');
    for (const [code, {retryable}] of Object.entries(readErrorCatalogue()))
      expect(codes.includes(code), code).toBe(retryable);
  });

  it('marks the pages of lists for Java', () => {
    const {OfferList, ApiClientList, Offer} = contract.components.schemas;
    expect(OfferList?.['x-implements']).toEqual(['example.argosy.sdk.Page<Offer>']);
    expect(ApiClientList?.['x-implements']).toEqual(['example.argosy.sdk.Page<ModelApiClient>']);
    expect(Offer).not.toHaveProperty('x-implements');
  });

  it('leaves the contract itself alone', () => {
    expect(whole.components.schemas).not.toHaveProperty('RetryableErrorCode');
    expect(whole).toHaveProperty('webhooks');
  });
});
