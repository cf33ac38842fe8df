import {beforeAll, describe, expect, it} from 'vitest';
import {readErrorCatalogue} from '../../generator/contract-files';
import {loadSpec} from '../../generator/load-spec';
import {listOperations, resolveRef} from '../../generator/operations';
import type {Operation, Spec} from '../../generator/spec-types';
import {sdkContract} from './sdk-contract';

let whole: Spec;
let contract: Spec;

beforeAll(async () => {
  whole = await loadSpec();
  contract = sdkContract(whole);
}, 60_000);

function operationOf(id: string): Operation {
  const found = listOperations(contract).find(({operation}) => operation.operationId === id);
  if (!found) throw new Error(`No operation ${id}`);
  return found.operation;
}

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

  it('leaves errors to the handwritten part, so that a page is asked for as a page', () => {
    const preview = operationOf('previewInvoiceEmail').responses;
    expect(Object.keys(preview)).toEqual(['200']);
    expect(Object.keys(preview['200']?.content ?? {})).toEqual(['text/html']);
  });

  it('spells out the parts of a form', () => {
    const {requestBody} = operationOf('createSupportTicketAttachment');
    const form = requestBody?.content['multipart/form-data']?.schema ?? {};
    const {userId} = resolveRef(contract, form).properties ?? {};
    expect(userId).toMatchObject({
      type: 'string',
      description: expect.stringContaining('for whom'),
    });
    expect(userId).not.toHaveProperty('$ref');
  });

  it('leaves the contract itself alone', () => {
    expect(whole.components.schemas).not.toHaveProperty('RetryableErrorCode');
    expect(whole).toHaveProperty('webhooks');
  });
});
