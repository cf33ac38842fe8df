import {nameOf, type SdkCallShape} from '@docs/contract';

/** For tests. */
export const exampleCall: SdkCallShape = {
  summary: 'Get an offer by external ID',
  resource: nameOf('offers'),
  method: nameOf('getByExternalId'),
  verb: 'GET',
  path: '/offers/by-external-id/{externalId}',
  pathParameters: [{name: nameOf('externalId'), wireName: 'externalId', description: ''}],
  result: {type: 'Offer'},
};
