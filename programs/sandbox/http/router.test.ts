import {expect, it} from 'vitest';
import type {Route} from '../contract/contract';
import {createRouter} from './exchange';

const route = (method: string, path: string): Route => ({
  slug: `${method} ${path}`,
  method,
  path,
  operation: {operationId: '', summary: '', description: '', tags: [], responses: {}},
  parameters: [],
  needsToken: true,
  rateClass: 'standard',
  takesKey: false,
  successStatus: 200,
  returnsVersion: false,
  takesVersion: false,
});

const match = createRouter([
  route('GET', '/offers/{offerId}'),
  route('DELETE', '/offers/{offerId}'),
  route('POST', '/offers/query'),
  route('GET', '/offers/query'),
]);

it('prefers a literal segment to a parameter', () => {
  expect(match('GET', '/offers/query')).toMatchObject({route: {path: '/offers/query'}, path: {}});
});

it('decodes parameters', () => {
  expect(match('GET', '/offers/a%2Fb')).toMatchObject({path: {offerId: 'a/b'}});
});

it('lists the methods of a known path', () => {
  expect(match('PATCH', '/offers/1')).toEqual({allowed: ['GET', 'DELETE']});
});

it.each(['/offers', '/offers/', '/offers/%', '/offers/1/2', ''])('does not know %s', (path) => {
  expect(match('GET', path)).toEqual({allowed: []});
});
