import {describe, expect, it} from 'vitest';
import {seeded} from '@docs/tools';
import {getFrom, servers} from './server';

describe.each(servers)('on $label', (server) => {
  const get = getFrom(server);

  it.each([
    ['/index.md', 'text/markdown; charset=utf-8'],
    ['/api/create-offer.md', 'text/markdown; charset=utf-8'],
    ['/sdks/started/Go%20SDK.md', 'text/markdown; charset=utf-8'],
    ['/sdks/started/Go%20SDK.png', 'image/png'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/errors.json', 'application/json'],
    ['/api/llms.txt', 'text/plain; charset=utf-8'],
    ['/api/create-offer/samples/python.md', 'text/markdown; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/version.json', 'application/json'],
    ['/security-policy.md', 'text/markdown; charset=utf-8'],
    ['/.well-known/api-catalog', 'application/linkset+json'],
    ['/.well-known/mcp/server-card.json', 'application/json'],
    ['/.well-known/agent-skills/index.json', 'application/json'],
    ['/.well-known/agent-skills/report-usage/SKILL.md', 'text/markdown; charset=utf-8'],
    ['/api/create-offer.png', 'image/png'],
  ])('%s is served as %s', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    // JSON is always UTF-8.
    const received = response.headers.get('content-type')?.replace('json; charset=utf-8', 'json');
    expect(received).toBe(type);
  });

  it('links from a page to its Markdown, the index for agents, and the API catalog', async () => {
    const linksOf = async (path: string) => (await get(path)).headers.get('link');
    const shared = '</llms.txt>; rel="llms-txt", </.well-known/api-catalog>; rel="api-catalog"';
    const alternate = (file: string) => `<${file}>; rel="alternate"; type="text/markdown"`;
    expect(await linksOf('/')).toBe(`${alternate('/index.md')}, ${shared}`);
    expect(await linksOf('/billing')).toBe(`${alternate('/billing.md')}, ${shared}`);
    expect(await linksOf('/sdks/started/Go%20SDK')).toBe(
      `${alternate('/sdks/started/Go%20SDK.md')}, ${shared}`,
    );
    for (const path of ['/billing.md', '/openapi.json', '/nope'])
      expect(await linksOf(path)).toBeNull();
  });

  describe('at the address of a page', () => {
    const request = (path: string, accept: string) => get(path, {accept});

    it.each([
      ['/', 'text/markdown', '/index.md'],
      ['/billing', 'text/markdown, text/html;q=0.9, */*;q=0.1', '/billing.md'],
      ['/billing', 'text/markdown, text/html, */*', '/billing.md'],
      ['/billing?x=1', 'text/markdown', '/billing.md'],
      ['/api/create-offer', 'text/plain;q=0.5, Text/Markdown', '/api/create-offer.md'],
      ['/sdks/started/Go%20SDK', 'text/markdown', '/sdks/started/Go%20SDK.md'],
    ])('%s for "%s" redirects to %s, and no cache stores it', async (path, accept, target) => {
      const response = await request(path, accept);
      expect([response.status, response.headers.get('location')]).toEqual([303, target]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await get(target)).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    });

    it.each([
      ['/search', 'text/markdown'],
      ['/billing.md', 'text/markdown'],
      ['/billing', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
      ['/billing', 'text/html, text/markdown;q=0.1'],
      ['/billing', '*/*'],
      ['/billing', 'text/markdown;q=0'],
      ['/billing', 'text/markdown-x'],
    ])('%s for "%s" is served as it is', async (path, accept) => {
      expect((await request(path, accept)).status).toBe(200);
    });

    it('prefers Markdown exactly when its quality is as high as that of HTML', async () => {
      const random = seeded(1);
      const pick = (items: string[]) => items[Math.floor(random() * items.length)] ?? '';
      const qualities = [
        '',
        ';q=1',
        ';q=1.000',
        ';q=0',
        ';q=0.0',
        ';q=0.5',
        ';q=0.50',
        '; q=0.501',
      ];
      const ranges = ['Text/Markdown', 'text/html', 'text/*', '*/*', 'image/png'];
      let redirects = 0;
      for (let times = 0; times < 400; times += 1) {
        const chosen = ranges.filter(() => random() < 0.6).sort(() => random() - 0.5);
        const parts = chosen.map((range) => range + pick(['', ';a=b']) + pick(qualities));
        const accept = parts.join(pick([',', ', ', ' , '])) || 'text/markdown';
        const expected = prefersMarkdown(accept) ? 303 : 200;
        if (expected === 303) redirects += 1;
        expect((await request('/billing', accept)).status, accept).toBe(expected);
      }
      expect(redirects).toBeGreaterThan(50);
    });

    it.each([' ', ';', ';a', ',', '\t;', ', ', ',text/markdown'])(
      'ignores a hostile header of %j',
      async (text) => {
        const accept = `text/markdown;${text.repeat(3900 / text.length)}!`;
        expect((await request('/billing', accept)).status).toBeLessThan(400);
      },
    );

    it('an unknown address returns 404, and another spelling redirects', async () => {
      expect((await request('/no-such-page', 'text/markdown')).status).toBe(404);
      expect((await request('/billing/', 'text/markdown')).headers.get('location')).toBe(
        '/billing',
      );
    });
  });
});

/** RFC 9110, section 12.5.1. */
function prefersMarkdown(accept: string): boolean {
  const ranges = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return {type, quality: quality ? Number(quality.slice(2)) : 1};
  });
  const qualityOf = (...types: string[]) =>
    types.flatMap((type) => ranges.find((range) => range.type === type) ?? [])[0]?.quality ?? 0;
  const markdown = qualityOf('text/markdown');
  return markdown > 0 && markdown >= qualityOf('text/html', 'text/*', '*/*');
}
