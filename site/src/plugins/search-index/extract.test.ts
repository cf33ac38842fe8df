import {describe, expect, it} from 'vitest';
import {extractRecords} from './extract';
import {trimContent} from './trim-content';

const html = (head: string, body: string) => `<!doctype html><html><head>
<meta name=docsearch:language content=en><meta name=docsearch:version content=current>
<meta name=docsearch:docusaurus_tag content=docs-api-current><meta name=description content="What it does.">${head}
</head><body><nav>Navigation</nav><main><article><nav class="breadcrumbs">Up</nav>
<div class="theme-doc-markdown markdown">${body}</div></article></main></body></html>`;

const url = 'https://docs.argosy.example/api/create-offer';
const records = extractRecords({
  url,
  kind: 'reference',
  questions: ['What is an offer?'],
  html: html(
    '<meta name=keywords content="quote,special price">',
    `<header><h1>Create &lt;an&gt; offer</h1></header><p>First line.</p>
     <span data-search="method">POST</span> <code data-search="path">/v1/<wbr>orgs/<var>{orgId}</var>/<wbr>offers</code>
     <h2 id="body">Body<a class="hash-link" href="#body">#</a></h2><p>One<code>two</code>.</p><button>Copy</button>
     <pre><code><span class="token-line">{"a": 1}</span><span class="token-line">x</span></code></pre>
     <h3 id="price">Price</h3><input type="radio" id="a"><label for="a">Console</label><input type="radio" id="b"><label for="b">API</label><div data-search="ignore">hidden</div><span data-search="name">tierUpTo</span><span data-search="name">{key}</span>
     <h2 id="errors">Errors</h2><table><tr><td>a</td><td>b</td></tr></table>`,
  ),
});

describe('extractRecords', () => {
  it('creates a record per section', () => {
    expect(records.map(({url: address, level}) => [address, level])).toEqual([
      [url, 1],
      [`${url}#body`, 2],
      [`${url}#price`, 3],
      [`${url}#errors`, 2],
    ]);
    expect(records[2]?.hierarchy).toEqual({
      lvl0: 'API reference',
      lvl1: 'Create <an> offer',
      lvl2: 'Body',
      lvl3: 'Price',
    });
    expect(records[3]?.hierarchy).toEqual({
      lvl0: 'API reference',
      lvl1: 'Create <an> offer',
      lvl2: 'Errors',
    });
  });
  it('extracts text with a line per block, and skips controls', () => {
    expect(records.map(({content}) => content)).toEqual([
      'What it does.\nFirst line.\nPOST /v1/orgs/{orgId}/offers',
      'Onetwo.\n{"a": 1}\nx',
      'Console\nAPI\ntierUpTo{key}',
      'a\nb',
    ]);
  });
  it('reads method, path, identifiers, and keywords from the page', () => {
    expect(records[0]).toMatchObject({
      method: 'POST',
      path: '/v1/orgs/{orgId}/offers',
      area: 'api',
      kind: 'operation',
      docusaurus_tag: 'docs-api-current',
      identifiers: ['tierUpTo'],
      keywords: ['quote', 'special price'],
    });
  });
  it('creates a record per entry, and adds the text after it to the section', () => {
    const [, section, ...entries] = extractRecords({
      url,
      html: html(
        '',
        `<h1>Errors</h1><h2 id="s409">409</h2>Before <ul><li id="offer_expired" data-search="entry"><code>offer_expired</code> Extend <code>it</code>.</li></ul> after.`,
      ),
    });
    expect(section?.content).toBe('Before\nafter.');
    expect(
      entries.map(({url: address, level, hierarchy, content}) => [
        address,
        level,
        hierarchy.lvl3,
        content,
      ]),
    ).toEqual([[`${url}#offer_expired`, 3, 'offer_expired', 'offer_expired Extend it.']]);
  });
  it('skips pages with noindex or without an article', () => {
    expect(
      extractRecords({
        url,
        html: html('<meta name="robots" content="noindex, nofollow">', '<h1>T</h1>'),
      }),
    ).toEqual([]);
    expect(extractRecords({url, html: '<p>no article</p>'})).toEqual([]);
  });
});

describe('trimContent', () => {
  it('keeps new words beyond the limit', () => {
    const text = trimContent(`${'same words again '.repeat(200)} rareIdentifier same`);
    expect(text.length).toBeLessThan(1_500);
    expect(text.endsWith('rareIdentifier')).toBe(true);
  });
});
