import {expect, it} from 'vitest';
import {sdkSignatures} from './sdk-signatures';
import {exampleCall} from './test-sdk-call';

it('writes a method as each language does', () => {
  const params = {type: 'ListOffersParams', required: false, in: 'query' as const};
  const list = {
    ...exampleCall,
    params,
    result: {type: 'OfferList', isPage: true, item: 'Offer'},
  };
  expect(sdkSignatures.typescript(list)).toBe(
    'client.offers.getByExternalId(externalId: string, params?: ListOffersParams, options?: RequestOptions): PagePromise<Offer>',
  );
  expect(sdkSignatures.python(list)).toBe(
    'client.offers.get_by_external_id(external_id: str, **params: Unpack[ListOffersParams]) -> Page[Offer]',
  );
  expect(sdkSignatures.go(exampleCall)).toBe(
    'client.Offers.GetByExternalID(ctx context.Context, externalID string, options ...RequestOption) (*Offer, error)',
  );
  expect(sdkSignatures.java(list)).toBe(
    'Page<Offer> client.offers().getByExternalId(String externalId, ListOffersParams params)',
  );
});
