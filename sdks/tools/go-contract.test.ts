import {beforeAll, describe, expect, it} from 'vitest';
import {testSpec} from '@docs/contract/testing';
import {listOperations, type Operation, type Spec} from '@docs/contract';
import {sdkContract} from './sdk-contract';

let contract: Spec;

beforeAll(async () => {
  contract = sdkContract(await testSpec(), 'go');
});

const modelOf = (name: string) => contract.components.schemas[name] ?? {};
const fieldOf = (model: string, name: string) => (modelOf(model).properties?.[name] ?? {})['x-go'];
const calls = () =>
  listOperations(contract).map(({operation}) => operation as Operation & {'x-go': unknown});
const callOf = (id: string) => calls().find(({operationId}) => operationId === id)?.['x-go'];

describe('the contract for the Go templates', () => {
  it.each([
    ['Offer', 'id', {name: 'ID', type: 'string', isOptional: false}],
    ['Offer', 'expiryDate', {name: 'ExpiryDate', type: '*Date', isOptional: true}],
    ['Offer', 'createdAt', {name: 'CreatedAt', type: 'time.Time'}],
    ['Offer', 'contactIds', {name: 'ContactIDs', type: '[]string'}],
    ['Offer', 'terms', {name: 'Terms', type: 'OfferTerms'}],
    ['ListOffersParams', 'limit', {name: 'Limit', type: '*int'}],
    ['ListOffersParams', 'status', {name: 'Status', type: '[]OfferStatus'}],
    ['UpdateContactRequest', 'role', {name: 'Role', type: 'Nullable[string]'}],
    ['MetaInfoUpdate', 'custom', {name: 'Custom', type: 'Nullable[map[string]*string]'}],
    ['CreateSupportTicketAttachmentRequest', 'file', {name: 'File', type: 'File'}],
  ])('types %s.%s', (model, name, expected) => {
    expect(fieldOf(model, name)).toMatchObject(expected);
  });

  it('names the constants of an enum', () => {
    expect(modelOf('OfferStatus')['x-go']).toMatchObject({
      constants: expect.arrayContaining([
        expect.objectContaining({
          name: 'OfferStatusPendingAcceptance',
          type: 'OfferStatus',
          value: 'PENDING_ACCEPTANCE',
        }),
      ]) as unknown,
    });
  });

  it('describes the variants of a union', () => {
    expect(modelOf('OfferTerms')['x-go']).toMatchObject({
      union: {
        discriminator: 'partner',
        variants: expect.arrayContaining([
          {field: 'AWS', type: 'AWSOfferTerms', values: '"AWS", "AWS_CHINA"'},
        ]) as unknown,
      },
    });
  });

  it.each([
    [
      'getOfferByExternalId',
      {
        resource: 'Offers',
        method: 'GetByExternalID',
        parameters: 'externalID string, ',
        paramsValue: 'GetOfferByExternalIDParams{}',
        returns: '(*Offer, error)',
      },
    ],
    [
      'listProductsByPartner',
      {
        ids: 'string(partner)',
        parameters: 'partner Partner, params ListProductsByPartnerParams, ',
        send: 'sendForPage[Product]',
        iterators: {all: 'AllByPartner', pages: 'PagesByPartner'},
      },
    ],
    ['queryOffers', {iterators: {all: 'QueryAll', pages: 'QueryPages'}}],
    ['deleteOffer', {parameters: 'offerID string, ', returns: 'error', send: 'sendOnly'}],
    ['previewInvoiceEmail', {returns: '(string, error)', send: 'sendForText'}],
  ])('describes %s', (id, expected) => {
    expect(callOf(id)).toMatchObject(expected);
  });

  it('makes params options if a method needs none of them', () => {
    expect(modelOf('GetOfferParams')['x-go']).toHaveProperty('isOption');
    expect(modelOf('ListOffersParams')['x-go']).not.toHaveProperty('isOption');
  });

  it('has no iterators for a page without a cursor', () => {
    expect(callOf('divideEntitlementCommit')).not.toHaveProperty('iterators');
  });

  it('asks for the import of iterators once per service', () => {
    const importing = calls()
      .map((operation) => operation['x-go'] as {resource: string; importsIter: boolean})
      .filter(({importsIter}) => importsIter)
      .map(({resource}) => resource);
    expect(importing).toContain('Offers');
    expect(new Set(importing).size).toBe(importing.length);
  });

  it('wraps comments', () => {
    const {comment} = callOf('createOffer') as {comment: string[]};
    expect(comment[0]).toBe('Create an offer.');
    expect(comment.at(-1)).toBe('https://docs.argosy.example/api/create-offer');
    expect(Math.max(...comment.map(({length}) => length))).toBeLessThanOrEqual(96);
  });
});
