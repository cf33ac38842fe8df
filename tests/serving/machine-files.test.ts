import {expect, it} from 'vitest';
import {get} from './site';

it.each([
  ['/index.md', 'text/markdown; charset=utf-8'],
  ['/api/create-offer.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/errors.json', 'application/json; charset=utf-8'],
  ['/.well-known/api-catalog', 'application/linkset+json'],
  ['/api/create-offer.png', 'image/png'],
])('%s is served as %s', async (path, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
});
