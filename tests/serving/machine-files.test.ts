import {describe, expect, it} from 'vitest';
import {get, origin} from './site';

it.each([
  ['/index.md', 'text/markdown; charset=utf-8'],
  ['/api/create-offer.md', 'text/markdown; charset=utf-8'],
  ['/sdks/started/Go%20SDK.md', 'text/markdown; charset=utf-8'],
  ['/sdks/started/Go%20SDK.png', 'image/png'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/errors.json', 'application/json; charset=utf-8'],
  ['/.well-known/api-catalog', 'application/linkset+json'],
  ['/api/create-offer.png', 'image/png'],
])('%s is served as %s', async (path, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
});

describe('at the address of a page', () => {
  const request = (path: string, accept: string) =>
    fetch(origin + path, {headers: {accept}, redirect: 'manual'});
  const html = 'text/html; charset=utf-8';
  const markdown = 'text/markdown; charset=utf-8';

  it.each([
    ['/', 'text/markdown', markdown],
    ['/billing', 'text/markdown, text/html;q=0.9, */*;q=0.1', markdown],
    ['/api/create-offer', 'text/plain;q=0.5, Text/Markdown', markdown],
    ['/sdks/started/Go%20SDK', 'text/markdown', markdown],
    ['/search', 'text/markdown', html],
    ['/billing', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', html],
    ['/billing', '*/*', html],
    ['/billing', 'text/markdown-x', html],
  ])('%s for "%s" has the type %s', async (path, accept, type) => {
    const response = await request(path, accept);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toContain('Accept');
  });

  it('the Markdown is the same as the .md file', async () => {
    const [negotiated, file] = await Promise.all(
      [request('/billing', 'text/markdown'), get('/billing.md')].map(async (response) =>
        (await response).text(),
      ),
    );
    expect(negotiated).toBe(file);
  });

  it('an unknown address returns 404, and another spelling redirects', async () => {
    expect((await request('/no-such-page', 'text/markdown')).status).toBe(404);
    expect((await request('/billing/', 'text/markdown')).headers.get('location')).toBe('/billing');
  });
});
