import {beforeAll, describe, expect, it} from 'vitest';
import {
  listOperations,
  needsToken,
  type Operation,
  reachableSchemas,
  readErrorCatalog,
  resolveRef,
  type Spec,
} from '@docs/contract';
import {testSpec} from '@docs/contract/testing';
import {sdkContract} from './sdk-contract';

let whole: Spec;
let contract: Spec;

beforeAll(async () => {
  whole = await testSpec();
  contract = sdkContract(whole, 'typescript');
});

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

  it('names the methods of the SDK in place of operations', () => {
    const {description} = operationOf('createOffer');
    expect(description).toContain('`client.offers.sendNotifications`');
    expect(description).not.toContain('send-offer-notifications');
    const python = JSON.stringify(sdkContract(whole, 'python'));
    expect(python).toContain('`client.offers.send_notifications`');
    expect(python).toContain('`contact_ids`');
  });

  it('closes the enums that clients only send', () => {
    const {ListOffersParams, CreateOfferRequest, Offer} = contract.components.schemas;
    expect(ListOffersParams?.properties?.status).toMatchObject({
      'x-sdk-sent': {
        typescript: 'Array<KnownOfferStatus>',
        python: 'Sequence[types.KnownOfferStatus]',
      },
    });
    expect(CreateOfferRequest?.properties?.offerType).toMatchObject({
      'x-sdk-sent': {typescript: 'KnownOfferType'},
    });
    expect(Offer?.properties?.offerType).not.toHaveProperty('x-sdk-sent');
  });

  it('makes a body without required fields optional', () => {
    expect(operationOf('voidInvoice')).toMatchObject({
      'x-sdk': {params: {type: 'VoidInvoiceRequest', required: false}},
    });
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

  it('describes calls below the organization, with one object of parameters', () => {
    expect(operationOf('listOffers')).toMatchObject({
      tags: ['offers'],
      parameters: [],
      'x-sdk': {
        path: '/offers',
        params: {type: 'ListOffersParams', in: 'query', required: false},
        result: {isPage: true, item: 'Offer'},
      },
    });
    const {ListOffersParams} = contract.components.schemas;
    expect(ListOffersParams?.properties).toHaveProperty('updatedAfter');
  });

  it('has one model per kind of event, and their union', () => {
    const {OfferEvent, WebhookEvent} = contract.components.schemas;
    expect(OfferEvent?.properties?.type?.enum).toContain('offer.accepted');
    expect(WebhookEvent?.discriminator?.mapping['offer.accepted']).toMatch(/OfferEvent$/);
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
