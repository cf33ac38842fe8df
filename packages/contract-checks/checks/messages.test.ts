import {expect, test} from 'vitest';
import type {Schema, Spec} from '@docs/contract';
import {checkMessages} from './messages';
import {smallContext} from './testing/small-spec';

const envelope = (): Schema => ({
  type: 'object',
  required: ['type'],
  properties: {
    type: {type: 'string'},
    data: {type: 'object', properties: {entityId: {type: 'string'}}},
  },
});

const contextWith = (change: (spec: Spec) => void) =>
  smallContext(({spec}) => {
    spec.components.schemas.OfferEvent = envelope();
    spec['x-messages'] = {
      'webhook-event': {title: 'Event', schema: envelope(), example: 'offer.accepted'},
      error: {title: 'Error', schema: {}, example: 'offer_not_found'},
    };
    change(spec);
  });
const findings = async (change: (spec: Spec) => void = () => {}) =>
  (await checkMessages(contextWith(change))).findings;

test('accepts a webhook event with the properties of all events', async () => {
  expect(await findings()).toEqual([]);
});

test('accepts an event without an optional property', async () => {
  const changed = await findings((spec) => {
    spec.components.schemas.OfferEvent = {...envelope(), properties: {type: {type: 'string'}}};
  });
  expect(changed).toEqual([]);
});

test('rejects an event without a required property, or with another one', async () => {
  const changed = await findings((spec) => {
    spec.components.schemas.OfferEvent = {properties: {data: {properties: {other: {}}}}};
  });
  expect(changed).toEqual([
    'offer.accepted and webhook-event in messages.yaml differ in type.',
    'offer.accepted and webhook-event in messages.yaml differ in data.other.',
  ]);
});

test('rejects examples that do not exist', async () => {
  const changed = await findings((spec) => {
    const messages = spec['x-messages'] as Record<string, {example: string}>;
    for (const message of Object.values(messages)) message.example = 'lost';
  });
  expect(changed).toEqual([
    "The example of webhook-event, lost, isn't an event.",
    "The example of error, lost, isn't in errors.yaml.",
  ]);
});
