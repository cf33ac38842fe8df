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
  const ask = (path: string, accept: string) =>
    fetch(origin + path, {headers: {accept}, redirect: 'manual'});
  const page = 'text/html; charset=utf-8';
  const twin = 'text/markdown; charset=utf-8';

  it.each([
    ['/', 'text/markdown', twin],
    ['/billing', 'text/markdown, text/html;q=0.9, */*;q=0.1', twin],
    ['/api/create-offer', 'text/plain;q=0.5, Text/Markdown', twin],
    ['/sdks/started/Go%20SDK', 'text/markdown', twin],
    ['/search', 'text/markdown', page],
    ['/billing', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', page],
    ['/billing', '*/*', page],
    ['/billing', 'text/markdown-x', page],
  ])('%s for "%s" is %s', async (path, accept, type) => {
    const response = await ask(path, accept);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toContain('Accept');
  });

  it('the twin is the file beside the page', async () => {
    const [negotiated, file] = await Promise.all(
      [ask('/billing', 'text/markdown'), get('/billing.md')].map(async (answer) =>
        (await answer).text(),
      ),
    );
    expect(negotiated).toBe(file);
  });

  it('a page that is none stays unknown, and another form is still redirected', async () => {
    expect((await ask('/no-such-page', 'text/markdown')).status).toBe(404);
    expect((await ask('/billing/', 'text/markdown')).headers.get('location')).toBe('/billing');
  });
});
