import {expect, it} from 'vitest';
import type {SdkCall} from './call';
import {java} from './java';
import type {Field, TypedValue} from './typed-value';

const field = (name: string, value: TypedValue): Field => ({
  name,
  value,
  required: false,
  nullable: false,
});

const call: SdkCall = {
  resource: 'offers',
  method: 'create',
  pathArguments: [],
  params: {
    type: 'CreateOfferRequest',
    fields: [
      field('offerType', {kind: 'enum', type: 'OfferType', value: 'PRIVATE'}),
      field('startDate', {kind: 'date', value: '2026-03-01'}),
      field('terms', {
        kind: 'object',
        type: 'AwsOfferTerms',
        union: 'OfferTerms',
        fields: [
          field('partner', {kind: 'enum', value: 'AWS'}),
          field('awsAccountIds', {kind: 'list', items: [{kind: 'scalar', value: '210987654321'}]}),
        ],
      }),
      field('metaInfo', {
        kind: 'object',
        type: 'MetaInfoUpdate',
        fields: [
          field('custom', {
            kind: 'map',
            fields: [
              field('region', {kind: 'scalar', value: 'amer'}),
              field('owner', {kind: 'scalar', value: null}),
            ],
          }),
        ],
      }),
    ],
  },
  response: {variable: 'offer', shown: {kind: 'field', field: 'id'}},
};

it('passes one object with setters, whose lists are arguments and whose maps are entries', () => {
  expect(java(call).call.split('\n')).toEqual([
    '    var offer = client.offers().create(new CreateOfferRequest()',
    '        .offerType(OfferType.PRIVATE)',
    '        .startDate(LocalDate.parse("2026-03-01"))',
    '        .terms(new AwsOfferTerms().partner("AWS").awsAccountIds("210987654321"))',
    '        .metaInfo(new MetaInfoUpdate()',
    '            .putCustom("region", "amer")',
    '            .putCustom("owner", null)));',
    '    System.out.println(offer.getId());',
    '  }',
    '}',
  ]);
});

it('imports only what the call needs', () => {
  expect(java(call).setup).toContain(
    'import example.argosy.sdk.model.*;\nimport java.time.LocalDate;\n\npublic class OffersCreate {',
  );
  const {params: _params, response: _response, ...bare} = call;
  expect(java(bare).setup).toMatch(/^import example\.argosy\.sdk\.Argosy;\n\npublic/);
});

it('sends an ETag as an option, and a file as an upload', () => {
  const code = java({
    resource: 'supportTickets',
    method: 'createAttachment',
    pathArguments: [field('ticketId', {kind: 'scalar', value: 'tkt_1'})],
    form: {type: 'Attachment', file: {field: 'file', name: 'a.log'}, fields: []},
    ifMatch: '"v7"',
  }).call;
  expect(code).toContain('new Attachment().file(Upload.of(Path.of("a.log")))');
  expect(code).toContain(String.raw`new RequestOptions().ifMatch("\"v7\"")`);
});
