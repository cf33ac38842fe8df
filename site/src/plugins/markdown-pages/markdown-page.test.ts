import {expect, it} from 'vitest';
import {markdownPage, maxCharacters} from './markdown-page';

const site = {url: 'https://docs.argosy.example', baseUrl: '/'};
const page = {
  route: '/api/create-offer',
  title: 'Create an offer: now',
  description: 'What it does.',
  area: 'API reference › Offers',
  updated: '2026-03-01',
};

/** Like the HTML in a build, without optional end tags. */
const filesOf = (article: string) =>
  markdownPage(
    `<!doctype html><html><body><article><div class="theme-doc-markdown markdown">${article}</div></article>`,
    page,
    site,
    new Set(['/billing', '/sdks/started/Go%20SDK']),
  );

const bodyOf = (text: string | undefined) => text?.split('---\n\n')[1];

const convert = (article: string) => bodyOf(filesOf(article).get(page.route));

it('writes metadata before the article', () => {
  const html = '<div class=theme-doc-markdown><h1>T</h1></div>';
  expect(markdownPage(html, page, site, new Set()).get(page.route)).toBe(`---
title: "Create an offer: now"
description: What it does.
url: https://docs.argosy.example/api/create-offer
area: API reference › Offers
updated: 2026-03-01
index: https://docs.argosy.example/llms.txt
---

# T
`);
});

it('nests properties and lists enum values', () => {
  expect(
    convert(
      `<ul class=props><li class=prop id=a><a class=prop__name href=#a>a</a> <span class=prop__type>object</span> <span class=prop__flag>required</span><div class=prop__text><p>One.<p>Two.</div><details class=branch><summary>1 property of <code>a</code></summary><ul class=props><li class=prop><a class=prop__name>b</a> <span class=prop__type>enum</span><div class=prop__notes>example <code>X</code></div><dl class=enum><div><dt>X<dd>Ex.</div></dl></ul></details></ul>`,
    ),
  ).toBe(`- \`a\` (object, required): One. Two.
  - \`b\` (enum) \\[example \`X\`]
    - \`X\`: Ex.
`);
});

it('refers to nested properties that are already on the page', () => {
  const price = (name: string, description: string) =>
    `<li class=prop><a class=prop__name>${name}</a> <span class=prop__type>object</span><details class=branch><summary>1 property</summary><ul class=props><li class=prop><a class=prop__name>amount</a> <span class=prop__type>string</span><div class=prop__text><p>${description}</div></ul></details>`;
  const long = 'How much. '.repeat(60).trim();
  expect(
    convert(
      `<h2>Body</h2><ul class=props>${price('a', long)}${price('b', long)}</ul><h2>Response</h2><ul class=props>${price('c', long)}${price('d', 'Short.')}${price('e', 'Short.')}</ul>`,
    ),
  ).toBe(`## Body

- \`a\` (object)
  - \`amount\` (string): ${long}
- \`b\` (object) Has the same properties as \`a\` above.

## Response

- \`c\` (object) Has the same properties as \`a\` under “Body”.
- \`d\` (object)
  - \`amount\` (string): Short.
- \`e\` (object)
  - \`amount\` (string): Short.
`);
});

it('separates list items whose paragraphs have no end tag', () => {
  expect(convert('<ul><li><p>One<li><p>Two</ul>')).toBe('- One\n\n- Two\n');
});

it('links to Markdown pages, and makes other links absolute', () => {
  expect(
    convert(
      '<p><a href=/billing#x>A</a> <a href="/sdks/started/Go%20SDK">B</a> <a href=/openapi.yaml>C</a> <a href=#y>D</a>',
    ),
  ).toBe(
    '[A](https://docs.argosy.example/billing.md#x) [B](https://docs.argosy.example/sdks/started/Go%20SDK.md) [C](https://docs.argosy.example/openapi.yaml) [D](https://docs.argosy.example/api/create-offer#y)\n',
  );
});

it('writes every tab panel under its label, and omits controls', () => {
  expect(
    convert(
      '<div class="tabs-container"><input type=radio id=c checked><label for=c>Console</label><input type=radio id=a><label for=a>API</label><div><p>Open it.</div><div><p>Call it.</div></div><button>Copy</button><div data-markdown-ignore>For people</div>',
    ),
  ).toBe('**Console**\n\nOpen it.\n\n**API**\n\nCall it.\n');
});

it('omits lists and choices that are for people', () => {
  expect(
    convert(
      '<ul data-markdown-ignore><li>Partly</ul><input type=radio data-markdown-ignore checked><label data-markdown-ignore>All</label><p>Kept.',
    ),
  ).toBe('Kept.\n');
});

it('writes a code block once, with its title above it', () => {
  const block = (title: string) =>
    `<div class="theme-code-block">${title}<pre class="language-bash" tabindex="0"><code>export A=1\nexport B=2</code></pre><button type="button" class="copy">Copy</button></div>`;
  expect(convert(block(''))).toBe('```bash\nexport A=1\nexport B=2\n```\n');
  expect(convert(block('<div class="sample__title">env.sh</div>'))).toBe(
    '**env.sh**\n\n```bash\nexport A=1\nexport B=2\n```\n',
  );
});

const scenario = (name: string, code: string) =>
  `<div class=scenario aria-label="${name}"><div class=sample><div class=sample__panel data-language=curl><p class=sample__label>curl</p><pre>${code}</pre></div></div><details class="sample sample--response"><summary class=sample__bar><span>202</span> ${name}</summary><pre>{}</pre></details></div>`;
const samples = (...scenarios: string[]) =>
  `<aside class=operation__aside aria-label=Samples>${scenarios.join('')}<p class=sample__versions>Tested.</p></aside><h2>Body</h2>`;
const block = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

it('names the scenario of a sample if there are several', () => {
  expect(convert(samples(scenario('AWS', 'a')))?.split('\n\n')).toEqual([
    '## Samples',
    'Tested.',
    '### curl',
    block('curl', 'a'),
    '### Response 202 AWS',
    block('json', '{}'),
    '## Body\n',
  ]);
  expect(convert(samples(scenario('AWS', 'a'), scenario('Azure', 'b')))?.split('\n\n')).toEqual([
    '## Samples',
    'Tested.',
    ...['### AWS', '#### curl', block('curl', 'a'), '#### Response 202 AWS', block('json', '{}')],
    ...['### Azure', '#### curl', block('curl', 'b')],
    ...['#### Response 202 Azure', block('json', '{}')],
    '## Body\n',
  ]);
});

it('keeps the titled example of an event', () => {
  expect(
    convert(
      '<aside class=operation__aside aria-label=Example><div class="theme-code-block sample"><div class=sample__bar><span class=sample__title>New</span><div data-markdown-ignore><button>Copy</button></div></div><pre><code>{}</code></pre></div></aside>',
    )?.split('\n\n'),
  ).toEqual(['## Example', '### New', `${block('json', '{}')}\n`]);
});

it('moves the samples of a long page to a file per language', () => {
  const files = filesOf(
    samples(scenario('AWS', 'x'.repeat(maxCharacters)), scenario('Azure', 'b')),
  );
  const address = 'https://docs.argosy.example/api/create-offer/samples';
  expect(bodyOf(files.get(page.route))).toBe(
    `## Samples\n\nTested.\n\n- [curl](${address}/curl.md)\n- [Responses](${address}/responses.md)\n\n## Body\n`,
  );
  expect(bodyOf(files.get('/api/create-offer/samples/responses'))?.split('\n\n')).toEqual([
    '# Create an offer: now: responses',
    ...['## Response 202 AWS', block('json', '{}')],
    ...['## Response 202 Azure', `${block('json', '{}')}\n`],
  ]);
  expect(files.get('/api/create-offer/samples/curl')).toContain(
    `## Azure\n\n${block('curl', 'b')}`,
  );
});
