import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Code} from './Code';

it('highlights code and can be focused if it has a label', () => {
  expect(renderToStaticMarkup(<Code code="true" language="json" label="Example" />)).toBe(
    '<pre aria-label="Example" tabindex="0"><code><span class="n">true</span></code></pre>',
  );
  expect(renderToStaticMarkup(<Code code="x" language="text" />)).toBe('<pre><code>x</code></pre>');
});

it('has the setup before the code, and replaces values in both', () => {
  const html = renderToStaticMarkup(
    <Code setup={'use offr_1\n'} code="get offr_1" language="text" values={{offerId: 'offr_1'}} />,
  );
  const value = '<span data-value="offerId">offr_1</span>';
  expect(html).toBe(
    `<pre><code><span class="sample__setup">use ${value}\n</span>get ${value}</code></pre>`,
  );
});

it.each(['json', 'curl', 'unknown'])('escapes markup in %s', (language) => {
  const html = renderToStaticMarkup(<Code code={'"<script>&amp;"'} language={language} />);
  expect(html).toContain('&lt;script');
  expect(html).toContain('&amp;amp;');
  expect(html).not.toContain('<script');
});

it('marks every occurrence of a value that readers can replace', () => {
  const code = JSON.stringify({id: 'offr_1', url: '/offers/offr_1', other: 'offr_2'});
  const html = renderToStaticMarkup(
    <Code code={code} language="json" values={{orgId: 'org_1', offerId: 'offr_1'}} />,
  );
  expect(html.match(/<span data-value="offerId">offr_1<\/span>/g)).toHaveLength(2);
  expect(html).not.toContain('data-value="orgId"');
});
