import {expect, it} from 'vitest';
import {kindOf} from './kinds';

it.each([
  ['/api/objects/offer', 'reference', 'object'],
  ['/api/events/offer-accepted', 'reference', 'event'],
  ['/api/errors', 'reference', 'error'],
  ['/billing', 'overview', 'overview'],
  ['/search', undefined, 'page'],
])('%s, declared as %s, is shown as %s', (path, declared, kind) =>
  expect(kindOf(path, declared)).toBe(kind),
);
