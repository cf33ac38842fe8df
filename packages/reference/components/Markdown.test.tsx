import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {ReferenceContext} from '../reference-context';
import {InlineMarkdown} from './InlineMarkdown';
import {Markdown} from './Markdown';

const reference = {slugs: ['create-offer', 'get-offer', 'get-offer-eula'], reading: new Map()};
const render = (content: ReactNode) =>
  renderToStaticMarkup(<ReferenceContext value={reference}>{content}</ReferenceContext>);
const inline = (text: string) => render(<InlineMarkdown text={text} />);
const blocks = (text: string) => render(<Markdown text={text} />);

describe('InlineMarkdown', () => {
  it('links bare operation slugs, longest first, but not in code', () => {
    expect(inline('Use get-offer-eula, not `get-offer`.')).toBe(
      'Use <a href="/api/get-offer-eula">get-offer-eula</a>, not <code>get-offer</code>.',
    );
  });

  it('keeps the paragraphs of a longer text', () => {
    expect(inline('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
  });

  it('keeps HTML that marks up a text, and shows any other as text', () => {
    expect(inline('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;');
    expect(inline('a <token>')).toBe('a &lt;token&gt;');
    expect(inline('a <b onclick="alert(1)">c</b>')).toBe('a <b>c</b>');
    expect(blocks('<p>a<script>alert(1)</script></p>')).toBe('<p>a</p>');
  });

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'removes the address %s',
    (address) => {
      expect(inline(`[x](${address})`)).toBe('<a href="">x</a>');
      expect(inline(`![x](${address})`)).toBe('<img alt="x"/>');
      expect(inline(`[x][1]\n\n[1]: ${address}`)).toBe('<a href="">x</a>');
    },
  );

  it.each(['/api/x#a:b', '#a:b', '?a:b', 'a', 'https://example.com/', 'mailto:a@example.com'])(
    'keeps the address %s',
    (address) => {
      expect(inline(`[x](${address})`)).toBe(`<a href="${address}">x</a>`);
    },
  );
});

describe('Markdown', () => {
  it('keeps the <p> of a single paragraph', () => {
    expect(blocks('One **thing**.')).toBe('<p>One <strong>thing</strong>.</p>');
  });

  it('puts tables into a box that scrolls', () => {
    const html = blocks('| Offer | "Status" |\n| :-- | --- |\n| Public | `ACTIVE` |');
    expect(html).toContain(
      '<div class="table-scroll" role="group" aria-label="Offer, &quot;Status&quot;" tabindex="0">',
    );
    expect(html).toContain('<thead><tr><th scope="col" align="left">Offer</th>');
    expect(html).toContain('<td><code>ACTIVE</code></td>');
  });
});
