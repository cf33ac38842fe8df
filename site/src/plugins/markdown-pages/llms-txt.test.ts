import {expect, it} from 'vitest';
import {llmsTxtFiles} from './llms-txt';

const page = (route: string, ...trail: string[]) => ({
  route,
  title: `Title of ${route}`,
  description: `About ${route}.`,
  trail,
  kind: '',
  updated: undefined,
  unlisted: false,
});

const site = {url: 'https://docs.example', baseUrl: '/'};

it('writes a short index, and a list per folder', () => {
  const files = llmsTxtFiles(
    [
      page('/', 'Guides'),
      page('/billing', 'Guides', 'Billing'),
      page('/billing/offer', 'Guides', 'Billing'),
      page('/api/objects/offer', 'API', 'Offers'),
      page('/api/objects/buyer', 'API', 'Buyers'),
      page('/tools', 'Guides'),
      page('/tools/a', 'Guides', 'A'),
    ],
    site,
    {
      name: 'Docs',
      tagline: 'Sell.',
      files: [
        {path: 'all.txt', title: 'All', description: 'Everything.'},
        {path: 'b.json', title: 'B', description: 'Bills.', area: 'billing'},
      ],
    },
  );
  expect(files.get('llms.txt')).toBe(`# Docs

> Sell. Every page is also Markdown: its address and \`.md\`.

## Pages

- [Title of /](https://docs.example/index.md): About /.

## Lists of pages by area

- [Billing](https://docs.example/billing/llms.txt): 2 pages. About /billing.
- [API: objects](https://docs.example/api/objects/llms.txt): 2 pages.
- [Title of /tools](https://docs.example/tools/llms.txt): 2 pages. About /tools.

## Machine-readable

- [All](https://docs.example/all.txt): Everything.

`);
  expect(files.get('billing/llms.txt')).toBe(`# Docs: Billing

> About /billing.

## Guides: Billing

- [Title of /billing](https://docs.example/billing.md): About /billing.
- [Title of /billing/offer](https://docs.example/billing/offer.md): About /billing/offer.

## Machine-readable

- [B](https://docs.example/b.json): Bills.

`);
  expect([...files.keys()]).toHaveLength(4);
});
