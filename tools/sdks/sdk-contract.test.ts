import {beforeAll, describe, expect, it} from 'vitest';
import {readErrorCatalog} from '../../packages/contract/contract-files';
import {loadSpec} from '../../packages/contract/load-spec';
import {listOperations, needsToken, resolveRef} from '../../packages/contract/operations';
import {reachableSchemas} from '../../packages/contract/reachable-schemas';
import type {Operation, Spec} from '../../packages/contract/spec-types';
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

describe('the contract for the SDK generator', () => {
  it('keeps every operation that needs a token', () => {
    const expected = listOperations(whole).filter(({operation}) => needsToken(operation));
    expect(listOperations(contract).map(({slug}) => slug)).toEqual(expected.map(({slug}) => slug));
  });

  it('keeps every schema of an operation, with its properties', () => {
    const names = reachableSchemas(
      whole,
      listOperations(contract).map(({operation}) => operation),
    );
    for (const [name, {properties = {}}] of Object.entries(whole.components.schemas))
      if (names.has(name))
        expect(Object.keys(contract.components.schemas[name]?.properties ?? {}), name).toEqual(
          Object.keys(properties),
        );
  });

  it('has no webhooks, examples, defaults, or validation keywords', () => {
    const text = JSON.stringify(contract);
    expect(contract).not.toHaveProperty('webhooks');
    for (const key of ['examples":{', 'default":"', 'pattern":"^', 'maxLength":'])
      expect(text.includes(`"${key}`), key).toBe(false);
  });

  it('lists the retryable codes of the catalog', () => {
    const codes = contract.components.schemas.RetryableErrorCode?.enum ?? [];
    expect(codes).toContain('rate_limited');
    for (const [code, {retryable}] of Object.entries(readErrorCatalog()))
      expect(codes.includes(code), code).toBe(retryable);
  });

  it('marks list pages for Java', () => {
    const {OfferList, ApiClientList, Offer} = contract.components.schemas;
    expect(OfferList?.['x-implements']).toEqual(['example.argosy.sdk.Page<Offer>']);
    expect(ApiClientList?.['x-implements']).toEqual(['example.argosy.sdk.Page<ModelApiClient>']);
    expect(Offer).not.toHaveProperty('x-implements');
  });

  it('has no error responses, so that the Accept header matches the success response', () => {
    const preview = operationOf('previewInvoiceEmail').responses;
    expect(Object.keys(preview)).toEqual(['200']);
    expect(Object.keys(preview['200']?.content ?? {})).toEqual(['text/html']);
  });

  it('resolves the references of form fields', () => {
    const {requestBody} = operationOf('createSupportTicketAttachment');
    const form = requestBody?.content['multipart/form-data']?.schema ?? {};
    const {userId} = resolveRef(contract, form).properties ?? {};
    expect(userId).toMatchObject({
      type: 'string',
      description: expect.stringContaining('on whose behalf') as string,
    });
    expect(userId).not.toHaveProperty('$ref');
  });

  it("doesn't change the original contract", () => {
    expect(whole.components.schemas).not.toHaveProperty('RetryableErrorCode');
    expect(whole).toHaveProperty('webhooks');
  });
});
