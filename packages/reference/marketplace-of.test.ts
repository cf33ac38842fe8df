import {expect, it} from 'vitest';
import {marketplaceOf} from './marketplace-of';

const scenario = {name: 'one', title: 'One', parameters: {}, status: '200'};

it.each([
  ['parameters', {parameters: {partner: 'GCP'}}, 'gcp'],
  ['the request', {body: {terms: {partner: 'AZURE'}}}, 'azure'],
  ['rows of the response', {response: {data: [{partner: 'AWS'}, {partner: 'AWS_CHINA'}]}}, 'aws'],
  ['all of these', {body: {partner: 'STRIPE'}, response: {partner: 'ADYEN'}}, 'direct'],
])('finds the marketplace in %s', (_, values, expected) => {
  expect(marketplaceOf({...scenario, ...values})).toBe(expected);
});

it.each([
  ['two marketplaces', {body: {partner: 'AWS'}, response: {partner: 'AZURE'}}],
  ['a known and an unknown partner', {body: {partner: 'AWS'}, response: {partner: 'NEW'}}],
  ['no partner', {response: {name: 'AWS'}}],
  ['a partner that is no name', {response: {partner: null}}],
])('finds none with %s', (_, values) => {
  expect(marketplaceOf({...scenario, ...values})).toBeUndefined();
});
