import {expect, it} from 'vitest';
import type {Spec} from '@docs/contract';
import {webhookEvents} from './events';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const operation = (operationId: string, description: string) => ({
  operationId,
  description,
  tags: ['offers'],
  responses: {},
});
const accepted = {from: ['SENT'], to: 'ACCEPTED', by: 'OPERATION', event: 'offer.accepted'};

const spec = {
  tags: [{name: 'offers', 'x-displayName': 'Offers', 'x-objects': ['Offer']}],
  paths: {
    '/accept': {post: operation('acceptOffer', 'Accepts it.')},
    '/sync': {post: operation('syncOffer', 'Sends `offer.accepted`.')},
    '/other': {post: operation('listOffers', 'Lists offers that are accepted.')},
  },
  webhooks: {
    'offer.accepted': {
      post: {
        ...operation('onOfferAccepted', 'Sent when the buyer accepts. Get the `offer`.'),
        'x-domain': 'offers',
        requestBody: {
          content: {
            'application/json': {
              schema: ref('OfferEvent'),
              examples: {accepted: {summary: 'Accepted', value: {type: 'offer.accepted'}}},
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      OfferEvent: {type: 'object', properties: {data: ref('OfferEventData')}},
      OfferEventData: {type: 'object', properties: {entity: ref('Offer')}},
      Offer: {type: 'object', title: 'Offer', properties: {id: {type: 'string'}}},
      OfferStatus: {
        'x-lifecycle': {
          entity: 'OFFER',
          phases: [{name: 'Open', statuses: {SENT: 'open', ACCEPTED: 'live'}}],
          transitions: [
            {...accepted, operation: 'accept-offer'},
            {from: [], to: 'SENT', by: 'BUYER', event: 'offer.sent'},
          ],
        },
      },
    },
  },
} as unknown as Spec;

it('describes when an event is sent, what it contains, and an example', () => {
  expect(webhookEvents(spec)).toMatchObject([
    {
      type: 'offer.accepted',
      area: 'offers',
      lead: 'Sent when the buyer accepts.',
      description: 'Get the `offer`.',
      payload: 'OfferEventData',
      object: {slug: 'offer'},
      example: {summary: 'Accepted'},
    },
  ]);
});

it('describes the body up to the object, which has its own page', () => {
  expect(webhookEvents(spec)[0]?.body.children).toMatchObject([
    {name: 'data', children: [{name: 'entity', object: {slug: 'offer'}, children: []}]},
  ]);
});

it('finds the status changes that send it, and the operations that cause or mention it', () => {
  const [event] = webhookEvents(spec);
  expect(event?.transitions).toEqual([
    {
      ...accepted,
      operation: 'accept-offer',
      kinds: {SENT: 'open', ACCEPTED: 'live'},
      map: '/api/category/offers#lifecycle-OfferStatus',
    },
  ]);
  expect(event?.operations).toEqual(['accept-offer', 'sync-offer']);
});
