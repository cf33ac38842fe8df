import {describe, expect, it} from 'vitest';
import {Html, html} from './html';

describe('html', () => {
  it('escapes values, in attributes too', () => {
    expect(html`<a title="${'"><script>'}">${'<b>'}</a>`.text).toBe(
      '<a title="&quot;&gt;&lt;script&gt;">&lt;b&gt;</a>',
    );
  });

  it('drops the line breaks of the template and keeps those of values', () => {
    expect(
      html`<pre>
      ${'a\n  b'}
    </pre>`.text,
    ).toBe('<pre>a\n  b</pre>');
  });

  it('keeps Html, joins lists and leaves out what is not there', () => {
    expect(html`<p>${[new Html('<i>x</i>'), 'y']}${false}${undefined}</p>`.text).toBe(
      '<p><i>x</i>y</p>',
    );
  });
});
