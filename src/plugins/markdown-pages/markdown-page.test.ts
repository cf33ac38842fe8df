import {expect, it} from 'vitest';
import {markdownPage} from './markdown-page';

const site = {url: 'https://docs.argosy.example', baseUrl: '/'};
const page = {
  route: '/api/create-offer',
  title: 'Create an offer: now',
  description: 'What it does.',
  area: 'API reference › Offers',
  updated: '2026-03-01',
};

/** Like the HTML in a build, without optional end tags. */
const convert = (article: string) =>
  markdownPage(
    `<!doctype html><html><body><article><div class="theme-doc-markdown markdown">${article}</div></article>`,
    page,
    site,
    new Set(['/billing', '/sdks/started/Go%20SDK']),
  ).split('---\n\n')[1];

it('writes metadata before the article', () => {
  expect(markdownPage('<div class=theme-doc-markdown><h1>T</h1></div>', page, site, new Set()))
    .toBe(`---
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
      '<div class="tabs-container"><ul role=tablist><li role=tab>Console</ul><div><div role=tabpanel aria-label=Console><p>Console<p>Open it.</div></div></div><button>Copy</button><div data-markdown-ignore>For people</div>',
    ),
  ).toBe('**Console**\n\nOpen it.\n');
});

it('writes a code block once, with its title above it', () => {
  const block = (title: string) =>
    `<div class="theme-code-block">${title}<pre class="language-bash" tabindex="0"><code>export A=1\nexport B=2</code></pre><button type="button" class="copy">Copy</button></div>`;
  expect(convert(block(''))).toBe('```bash\nexport A=1\nexport B=2\n```\n');
  expect(convert(block('<div class="theme-code-block__title">env.sh</div>'))).toBe(
    '**env.sh**\n\n```bash\nexport A=1\nexport B=2\n```\n',
  );
});
