import {expect, it} from 'vitest';
import type {ErrorCatalog} from '../contract-files';
import type {Operation, Schema, Spec} from '../spec-types';
import {idOf} from './change';
import {compareContracts} from './compare';

const exactlyOne = (...names: string[]): Schema => ({
  oneOf: names.map((name) => ({required: [name]})),
});

const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});

/** A small contract with one of everything. */
function contract(): Spec {
  const getOffer: Operation = {
    operationId: 'getOffer',
    summary: 'Get an offer',
    description: 'Returns an offer.',
    tags: ['offers'],
    'x-permission': 'offers:read',
    'x-rate-class': 'standard',
    'x-idempotency': 'safe',
    'x-marketplaces': ['AWS', 'AZURE'],
    'x-errors': ['offer_not_found'],
    parameters: [
      {name: 'offerId', in: 'path', required: true, schema: {type: 'string'}},
      {name: 'limit', in: 'query', schema: {type: 'integer', maximum: 100, default: 50}},
    ],
    responses: {
      '200': {
        headers: {'X-Request-Id': {}},
        content: {
          'application/json': {schema: ref('Offer'), examples: {first: {value: {id: '1'}}}},
        },
      },
    },
  };
  const createOffer: Operation = {
    ...structuredClone(getOffer),
    operationId: 'createOffer',
    parameters: [],
    'x-idempotency': 'natural',
    'x-repeat': 'no-change',
    requestBody: {required: true, content: {'application/json': {schema: ref('OfferInput')}}},
  };
  const event = (type: string): Operation => ({
    operationId: 'on',
    summary: type,
    description: `Sent for ${type}.`,
    tags: ['webhooks'],
    responses: {},
    requestBody: {content: {'application/json': {schema: ref(type)}}},
  });
  const eventSchema = (): Schema => ({
    type: 'object',
    properties: {apiVersion: {type: 'string'}, data: ref('Offer')},
  });
  const transition = {by: 'OPERATION', cause: 'You create it.', operation: 'create-offer'};
  return {
    openapi: '3.1.0',
    paths: {'/offers/{offerId}': {get: getOffer}, '/offers': {post: createOffer}},
    webhooks: {'offer.created': {post: event('Created')}, 'offer.ended': {post: event('Ended')}},
    'x-error-catalog': {
      offer_not_found: {
        ...{status: 404, type: 'NOT_FOUND', retryable: false, scope: 'operation'},
        ...{message: 'No.', cause: 'No.', fix: 'No.', read: '/'},
      },
    } satisfies ErrorCatalog,
    'x-permissions': {'offers:read': {description: 'Read.', roles: ['ADMIN', 'VIEWER']}},
    'x-rate-classes': {standard: {requestsPerSecond: 20, burst: 40}},
    components: {
      parameters: {},
      responses: {},
      schemas: {
        Created: eventSchema(),
        Ended: eventSchema(),
        Offer: {
          type: 'object',
          description: 'An offer.',
          required: ['id'],
          properties: {
            id: {type: 'string', description: 'The ID.'},
            name: {type: 'string', maxLength: 100},
            status: ref('Status'),
            terms: ref('Terms'),
          },
        },
        OfferInput: {
          type: 'object',
          required: ['name'],
          properties: {
            name: {type: 'string', maxLength: 100},
            note: {type: 'string'},
            format: ref('Format'),
          },
          'x-required-when': [{property: 'note', when: {format: ['PDF']}}],
        },
        Terms: {oneOf: [ref('AwsTerms'), ref('AzureTerms')]},
        AwsTerms: {type: 'object', properties: {}},
        AzureTerms: {type: 'object', properties: {}},
        Status: {
          type: 'string',
          enum: ['DRAFT', 'ACTIVE'],
          'x-open-enum': true,
          'x-enum-meanings': {DRAFT: 'A draft.', ACTIVE: 'Active.'},
          'x-lifecycle': {
            entity: 'OFFER',
            schema: 'Status',
            phases: [{name: 'Offered', statuses: {DRAFT: 'waiting', ACTIVE: 'live'}}],
            transitions: [{from: [], to: 'DRAFT', ...transition}],
          },
        },
        Format: {type: 'string', enum: ['PDF', 'TEXT']},
      },
    },
  };
}

const schema = (spec: Spec, name: string): Schema => spec.components.schemas[name] ?? {};
const property = (spec: Spec, name: string, part: string): Schema =>
  schema(spec, name).properties?.[part] ?? {};
const read = (spec: Spec): Operation => spec.paths['/offers/{offerId}']?.get as Operation;
const create = (spec: Spec): Operation => spec.paths['/offers']?.post as Operation;
const parameter = (spec: Spec, index: number) => read(spec).parameters?.[index] ?? {name: ''};
const remove = (target: object, key: string) => Reflect.deleteProperty(target, key);
const add = (spec: Spec, name: string, part: string, value: Schema) => {
  Object.assign(schema(spec, name).properties ?? {}, {[part]: value});
};
const lifecycle = (spec: Spec) => schema(spec, 'Status')['x-lifecycle']?.transitions ?? [];
const catalog = (spec: Spec) => spec['x-error-catalog'] as ErrorCatalog;
const error = (spec: Spec) => catalog(spec).offer_not_found as ErrorCatalog[string];
const roles = (spec: Spec) =>
  (spec['x-permissions'] as Record<string, {roles: string[]}>)['offers:read'];
const rates = (spec: Spec) => (spec['x-rate-classes'] as Record<string, {burst: number}>).standard;

/** Each planted change gives exactly one entry. */
const planted: [entry: string, change: (spec: Spec) => void][] = [
  [
    'additive operation-added list-offers',
    (spec) => {
      spec.paths['/all'] = {get: {...read(spec), operationId: 'listOffers'}};
    },
  ],
  ['breaking operation-removed get-offer', (spec) => remove(spec.paths, '/offers/{offerId}')],
  [
    'breaking address-changed get-offer',
    (spec) => {
      spec.paths['/offer/{offerId}'] = {get: read(spec)};
      remove(spec.paths, '/offers/{offerId}');
    },
  ],
  ['additive deprecated get-offer', (spec) => Object.assign(read(spec), {deprecated: true})],
  ['text operation-text get-offer', (spec) => Object.assign(read(spec), {description: 'Gets it.'})],
  [
    'text examples-changed get-offer',
    (spec) => {
      const media = read(spec).responses['200']?.content?.['application/json'];
      if (media) media.examples = {two: {value: {id: '2'}}};
    },
  ],
  [
    'breaking permission-changed get-offer',
    (spec) => Object.assign(read(spec), {'x-permission': 'x'}),
  ],
  [
    'breaking rate-class-changed get-offer',
    (spec) => Object.assign(read(spec), {'x-rate-class': 'slow'}),
  ],
  [
    'additive idempotency-changed create-offer',
    (spec) => Object.assign(create(spec), {'x-idempotency': 'key'}),
  ],
  [
    'breaking repeat-changed create-offer',
    (spec) => Object.assign(create(spec), {'x-repeat': 'second-effect'}),
  ],
  ['additive marketplace-added get-offer.GCP', (spec) => read(spec)['x-marketplaces']?.push('GCP')],
  ['breaking marketplace-removed get-offer.AZURE', (spec) => read(spec)['x-marketplaces']?.pop()],
  ['additive error-returned get-offer.late', (spec) => read(spec)['x-errors']?.push('late')],
  [
    'additive error-not-returned get-offer.offer_not_found',
    (spec) => read(spec)['x-errors']?.pop(),
  ],
  [
    'additive parameter-added get-offer.cursor',
    (spec) => read(spec).parameters?.push({name: 'cursor', in: 'query'}),
  ],
  [
    'breaking parameter-added get-offer.partner',
    (spec) => read(spec).parameters?.push({name: 'partner', in: 'query', required: true}),
  ],
  ['breaking parameter-removed get-offer.limit', (spec) => read(spec).parameters?.pop()],
  [
    'breaking parameter-required get-offer.limit',
    (spec) => Object.assign(parameter(spec, 1), {required: true}),
  ],
  [
    'additive parameter-optional get-offer.offerId',
    (spec) => Object.assign(parameter(spec, 0), {required: false}),
  ],
  [
    'breaking type-changed get-offer.offerId',
    (spec) => Object.assign(parameter(spec, 0), {schema: {type: 'integer'}}),
  ],
  [
    'breaking limit-tightened get-offer.limit.maximum',
    (spec) =>
      Object.assign(parameter(spec, 1), {schema: {type: 'integer', maximum: 10, default: 50}}),
  ],
  [
    'additive limit-loosened get-offer.limit.maximum',
    (spec) =>
      Object.assign(parameter(spec, 1), {schema: {type: 'integer', maximum: 200, default: 50}}),
  ],
  [
    'breaking default-changed get-offer.limit',
    (spec) =>
      Object.assign(parameter(spec, 1), {schema: {type: 'integer', maximum: 100, default: 10}}),
  ],
  [
    'text parameter-text get-offer.limit',
    (spec) => Object.assign(parameter(spec, 1), {description: 'New.'}),
  ],
  [
    'additive body-optional create-offer',
    (spec) => Object.assign(create(spec).requestBody ?? {}, {required: false}),
  ],
  ['breaking body-removed create-offer', (spec) => remove(create(spec), 'requestBody')],
  [
    'breaking body-added get-offer',
    (spec) => Object.assign(read(spec), {requestBody: create(spec).requestBody}),
  ],
  [
    'breaking body-changed create-offer',
    (spec) => {
      create(spec).requestBody = {
        required: true,
        content: {'application/json': {schema: ref('Offer')}},
      };
    },
  ],
  ['breaking response-removed get-offer.200', (spec) => remove(read(spec).responses, '200')],
  [
    'additive response-added get-offer.201',
    (spec) => Object.assign(read(spec).responses, {'201': read(spec).responses['200']}),
  ],
  [
    'breaking response-added get-offer.202',
    (spec) => Object.assign(read(spec).responses, {'202': {}}),
  ],
  [
    'breaking response-changed get-offer.200',
    (spec) => {
      const media = read(spec).responses['200']?.content?.['application/json'];
      if (media) media.schema = ref('AwsTerms');
    },
  ],
  [
    'additive header-added get-offer.ETag',
    (spec) => Object.assign(read(spec).responses['200']?.headers ?? {}, {ETag: {}}),
  ],
  [
    'breaking header-removed get-offer.X-Request-Id',
    (spec) => Object.assign(read(spec).responses['200'] ?? {}, {headers: {}}),
  ],
  [
    'additive property-added Offer.sentAt',
    (spec) => add(spec, 'Offer', 'sentAt', {type: 'string'}),
  ],
  [
    'additive property-added OfferInput.sentAt',
    (spec) => add(spec, 'OfferInput', 'sentAt', {type: 'string'}),
  ],
  [
    'breaking property-added OfferInput.buyerId',
    (spec) => {
      add(spec, 'OfferInput', 'buyerId', {type: 'string'});
      schema(spec, 'OfferInput').required?.push('buyerId');
    },
  ],
  [
    'breaking property-removed Offer.name',
    (spec) => remove(schema(spec, 'Offer').properties ?? {}, 'name'),
  ],
  [
    'breaking property-required OfferInput.note',
    (spec) => schema(spec, 'OfferInput').required?.push('note'),
  ],
  [
    'additive property-optional OfferInput.name',
    (spec) => schema(spec, 'OfferInput').required?.pop(),
  ],
  ['additive property-required Offer.name', (spec) => schema(spec, 'Offer').required?.push('name')],
  ['breaking property-optional Offer.id', (spec) => schema(spec, 'Offer').required?.pop()],
  [
    'breaking type-changed Offer.name',
    (spec) => Object.assign(property(spec, 'Offer', 'name'), {type: 'integer'}),
  ],
  [
    'breaking limit-tightened OfferInput.name.maxLength',
    (spec) => Object.assign(property(spec, 'OfferInput', 'name'), {maxLength: 50}),
  ],
  [
    'additive limit-tightened Offer.name.maxLength',
    (spec) => Object.assign(property(spec, 'Offer', 'name'), {maxLength: 50}),
  ],
  [
    'additive deprecated Offer.name',
    (spec) => Object.assign(property(spec, 'Offer', 'name'), {deprecated: true}),
  ],
  [
    'text property-text Offer.id',
    (spec) => Object.assign(property(spec, 'Offer', 'id'), {description: 'New.'}),
  ],
  ['text schema-text Offer', (spec) => Object.assign(schema(spec, 'Offer'), {description: 'New.'})],
  [
    'breaking rule-added OfferInput.name or note',
    (spec) => Object.assign(schema(spec, 'OfferInput'), {allOf: [exactlyOne('name', 'note')]}),
  ],
  [
    'additive rule-added Offer.name.Price',
    (spec) => Object.assign(property(spec, 'Offer', 'name'), {allOf: [ref('Price')]}),
  ],
  [
    'additive rule-removed OfferInput.note',
    (spec) => remove(schema(spec, 'OfferInput'), 'x-required-when'),
  ],
  [
    'breaking rule-changed OfferInput.note',
    (spec) =>
      Object.assign(schema(spec, 'OfferInput'), {
        'x-required-when': [{property: 'note', when: {format: ['PDF', 'TEXT']}}],
      }),
  ],
  [
    'corrected rule-stated OfferInput.note',
    (spec) => {
      remove(schema(spec, 'OfferInput'), 'x-required-when');
      Object.assign(schema(spec, 'OfferInput'), {
        allOf: [
          {
            if: {properties: {format: {enum: ['PDF']}}, required: ['format']},
            then: {required: ['note']},
          },
        ],
      });
    },
  ],
  [
    'additive variant-added Terms.GcpTerms',
    (spec) => schema(spec, 'Terms').oneOf?.push(ref('GcpTerms')),
  ],
  ['breaking variant-removed Terms.AzureTerms', (spec) => schema(spec, 'Terms').oneOf?.pop()],
  ['additive value-added Status.ENDED', (spec) => schema(spec, 'Status').enum?.push('ENDED')],
  ['additive value-added Format.HTML', (spec) => schema(spec, 'Format').enum?.push('HTML')],
  ['breaking value-removed Status.ACTIVE', (spec) => schema(spec, 'Status').enum?.pop()],
  [
    'text value-text Status.DRAFT',
    (spec) => Object.assign(schema(spec, 'Status')['x-enum-meanings'] ?? {}, {DRAFT: 'New.'}),
  ],
  ['additive enum-closed Status', (spec) => remove(schema(spec, 'Status'), 'x-open-enum')],
  ['additive error-added late', (spec) => Object.assign(catalog(spec), {late: error(spec)})],
  ['breaking error-removed offer_not_found', (spec) => remove(catalog(spec), 'offer_not_found')],
  ['breaking error-changed offer_not_found', (spec) => Object.assign(error(spec), {status: 410})],
  ['text error-text offer_not_found', (spec) => Object.assign(error(spec), {fix: 'Try.'})],
  [
    'additive event-added offer.sent',
    (spec) => {
      spec.webhooks['offer.sent'] = spec.webhooks['offer.created'] ?? {};
    },
  ],
  ['breaking event-removed offer.ended', (spec) => remove(spec.webhooks, 'offer.ended')],
  [
    'text event-text offer.ended',
    (spec) => Object.assign(spec.webhooks['offer.ended']?.post ?? {}, {description: 'New.'}),
  ],
  [
    'additive property-added events.attempt',
    (spec) => {
      add(spec, 'Created', 'attempt', {type: 'integer'});
      add(spec, 'Ended', 'attempt', {type: 'integer'});
    },
  ],
  [
    'additive transition-added Status.DRAFT to ACTIVE',
    (spec) => lifecycle(spec).push({from: ['DRAFT'], to: 'ACTIVE', by: 'BUYER', cause: ''}),
  ],
  [
    'breaking transition-removed Status.new to DRAFT by create-offer',
    (spec) => lifecycle(spec).pop(),
  ],
  [
    'breaking transition-changed Status.new to DRAFT by create-offer',
    (spec) => Object.assign(lifecycle(spec)[0] ?? {}, {event: 'offer.created'}),
  ],
  [
    'text transition-text Status.new to DRAFT by create-offer',
    (spec) => Object.assign(lifecycle(spec)[0] ?? {}, {cause: 'New.'}),
  ],
  [
    'additive permission-added offers:write',
    (spec) => Object.assign(spec['x-permissions'] as object, {'offers:write': {roles: []}}),
  ],
  [
    'breaking permission-removed offers:read',
    (spec) => remove(spec['x-permissions'] as object, 'offers:read'),
  ],
  ['additive role-added offers:read.EDITOR', (spec) => roles(spec)?.roles.push('EDITOR')],
  ['breaking role-removed offers:read.VIEWER', (spec) => roles(spec)?.roles.pop()],
  ['breaking rate-lowered standard.burst', (spec) => Object.assign(rates(spec) ?? {}, {burst: 10})],
  ['additive rate-raised standard.burst', (spec) => Object.assign(rates(spec) ?? {}, {burst: 80})],
];

it.each(planted)('%s', (entry, change) => {
  const after = contract();
  change(after);
  const changes = compareContracts(contract(), after);
  expect(changes.map((it) => `${it.class} ${idOf(it)}`)).toEqual([entry]);
});

it('plants each kind and class once', () => {
  expect(new Set(planted.map(([entry]) => entry)).size).toBe(planted.length);
});

it('finds nothing in the same contract', () => {
  expect(compareContracts(contract(), contract())).toEqual([]);
});

it('finds nothing if only the words of a rule changed', () => {
  const [before, after] = [contract(), contract()];
  const rule = {title: 'one-name', ...exactlyOne('name', 'note')};
  schema(before, 'OfferInput').allOf = [{...rule, description: 'Send one.'}];
  schema(after, 'OfferInput').allOf = [{...rule, description: 'Send exactly one.'}];
  expect(compareContracts(before, after)).toEqual([]);
});

it('lists breaking changes first', () => {
  const after = contract();
  remove(after.webhooks, 'offer.ended');
  Object.assign(read(after), {description: 'New.'});
  add(after, 'Offer', 'sentAt', {type: 'string'});
  expect(compareContracts(contract(), after).map((it) => it.class)).toEqual([
    'breaking',
    'additive',
    'text',
  ]);
});
