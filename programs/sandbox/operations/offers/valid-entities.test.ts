import {listOperations} from '@docs/contract';
import {testSpec} from '@docs/contract/testing';
import {describe, expect, it} from 'vitest';
import {mergedReactions, operations} from '..';
import {createValidator} from '../../contract/validator';
import {sampleWorld} from '../../testing/sample-world';
import type {JsonObject} from '../../types';
import {productsReactions} from '../products/product-lifecycle';
import {offersReactions} from './offer-lifecycle';

const spec = await testSpec();
const validate = createValidator(spec);

const schemas: Record<string, string> = {
  'create-offer': 'Offer',
  'create-product': 'Product',
};

const newSample = () =>
  sampleWorld({
    handlers: operations.handlers,
    reactions: mergedReactions([offersReactions, productsReactions]),
  });

const problems = (schema: string, value: unknown) =>
  validate({$ref: `#/components/schemas/${schema}`}, value).map(
    ({instancePath, message}) => `${instancePath} ${message ?? ''}`,
  );

function documentedBodies(slug: string): [string, JsonObject][] {
  const {operation} = listOperations(spec).find((entry) => entry.slug === slug) ?? {};
  const [media] = Object.values(operation?.requestBody?.content ?? {});
  return Object.entries(media?.examples ?? {}).map(([name, example]) => {
    const {draftOfferId: _, draftProductId: __, ...body} = example.value as JsonObject;
    return [name, body];
  });
}

describe.each(Object.entries(schemas))('%s', (slug, schema) => {
  it.each(documentedBodies(slug))('%s results in a valid entity', (_, body) => {
    const sample = newSample();
    const created = sample.call(slug, {body});
    expect(problems(schema, created)).toEqual([]);
    sample.settle();
    expect(problems(schema, sample.stored(schema, created.id))).toEqual([]);
  });
});

it('sends valid emails and events', () => {
  const sample = newSample();
  const path = {offerId: 'offr_01KNGWWG005H3EHKKR2C966X94'};
  const event = sample.settled('send-offer-notifications', {path});
  expect(problems('NotificationEvent', event)).toEqual([]);
  const emails = sample.world.store
    .collection('NotificationMessage')
    .all()
    .filter(({notificationEventId}) => notificationEventId === event.id);
  expect(emails.map((email) => problems('NotificationMessage', email))).toEqual([[]]);
});

it('returns valid links to licenses', () => {
  const path = {offerId: 'offr_01KGES92M06PXWSFEWDW4HTSFA'};
  expect(problems('EulaDocument', newSample().call('get-offer-eula', {path}))).toEqual([]);
});
