import type {Operation, Spec} from '@docs/contract';
import type {Context} from '../finding';

const id = 'offr_01KGES92M06PXWSFEWDW4HTSFA';

/**
 * A contract with one operation and one event that passes every check. Each test breaks one part of
 * it.
 */
export function smallContext(
  change: (context: Context, operation: Operation) => void = () => {},
): Context {
  const offer = {
    id,
    status: 'ACTIVE',
    createdAt: '2026-02-02T09:00:00Z',
    updatedAt: '2026-02-03T09:00:00Z',
  };
  const operation: Operation = {
    operationId: 'getOffer',
    summary: 'Get an offer',
    description: '',
    tags: ['offers'],
    parameters: [
      {name: 'offerId', in: 'path', required: true, schema: {type: 'string'}, example: id},
    ],
    responses: {
      '200': json('Offer', offer),
      '404': {
        description: 'Not found.',
        content: {'application/json': {schema: ref('ErrorEnvelope')}},
      },
    },
    'x-errors': ['offer_not_found'],
  };
  const event = {type: 'offer.accepted', data: {entityId: id, entity: offer}};
  const spec: Spec = {
    openapi: '3.1.0',
    paths: {'/offers/{offerId}': {get: operation}},
    webhooks: {
      'offer.accepted': {
        post: {
          operationId: 'onOfferAccepted',
          summary: 'Offer accepted',
          description: 'Sent when the buyer accepts.',
          tags: ['offers'],
          requestBody: {content: json('OfferEvent', event).content},
          responses: {},
        },
      },
    },
    components: {
      parameters: {},
      responses: {},
      schemas: {
        EventType: {type: 'string', enum: ['offer.accepted']},
        Offer: {
          type: 'object',
          required: ['id'],
          properties: {
            id: {type: 'string'},
            status: ref('OfferStatus'),
            createdAt: {type: 'string', format: 'date-time'},
            updatedAt: {type: 'string', format: 'date-time'},
          },
        },
        OfferStatus: {type: 'string', enum: ['DRAFT', 'ACTIVE']},
        OfferEvent: {type: 'object', required: ['type', 'data']},
        ErrorEnvelope: {
          type: 'object',
          required: ['error'],
          properties: {error: {type: 'object', required: ['code', 'type']}},
        },
      },
    },
  };
  const context: Context = {
    spec,
    inventory: [{slug: 'get-offer', method: 'GET', path: '/offers/{offerId}', domain: 'offers'}],
    operationFiles: [{domain: 'offers', slug: 'get-offer'}],
    catalog: {
      offer_not_found: {
        status: 404,
        type: 'NOT_FOUND',
        retryable: false,
        scope: 'operation',
        message: 'No.',
        cause: 'No.',
        fix: 'No.',
        read: '/billing/offer#lifecycle',
      },
    },
    pages: new Map([
      ['/api/get-offer', {title: 'Get an offer'}],
      ['/billing/offer', {title: 'Offers', text: '## Lifecycle\n\n## Undo it {/* #undo */}'}],
    ]),
    sampleData: {offers: {cobaltOffer: {id}}},
    final: true,
  };
  change(context, operation);
  return context;
}

function ref(name: string): {$ref: string} {
  return {$ref: `#/components/schemas/${name}`};
}

function json(schema: string, value: unknown) {
  return {
    description: 'A response.',
    content: {'application/json': {schema: ref(schema), examples: {example: {value}}}},
  };
}
