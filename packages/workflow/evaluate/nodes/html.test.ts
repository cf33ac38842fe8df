import {describe, expect, it} from 'vitest';
import {html} from './html';
import {runEach} from './test-support';

const page = `<h1>Tidewatch &amp; <em>Edge</em></h1><script>var x = 1</script>
  <table><tr><td class="n">  A\n 1 </td></tr><tr><td class="n"><b>B</b></td></tr></table>
  <a href="/offers?a=1&amp;b=2">Offers</a><a>None</a>`;
const item = {json: {html: page, name: `A <b> & "c's"`, none: null}, files: {f: 1}};
const extract = (value: Record<string, unknown>) =>
  runEach(html, 'html', {mode: 'extract', values: [{name: 'v', ...value}]}, item).main?.[0]?.json.v;

describe('html template', () => {
  it('escapes values, leaves missing ones empty, and keeps fields and files', () => {
    const template = '<p title="{{ item.name }}">{{ item.none }}{{ item.gone }}</p>';
    expect(runEach(html, 'html', {mode: 'template', template, as: 'mail'}, item).main).toEqual([
      {
        ...item,
        json: {...item.json, mail: '<p title="A &lt;b&gt; &amp; &quot;c&#39;s&quot;"></p>'},
      },
    ]);
  });

  it('escapes values even if the template is a single expression', () => {
    const [made] =
      runEach(html, 'html', {mode: 'template', template: '{{ item.name }}'}, item).main ?? [];
    expect(made?.json.html).toBe('A &lt;b&gt; &amp; &quot;c&#39;s&quot;');
  });
});

describe('html rows', () => {
  const rows = (list: unknown, row: string) =>
    runEach(
      html,
      'html',
      {mode: 'template', template: '<ul><!-- rows --></ul>', list: '{{ item.list }}', row},
      {json: {list, top: 'T'}},
    ).main?.[0]?.json.html;

  it('writes one row per entry from its fields', () => {
    expect(rows([{a: '<'}, {a: '$&'}, {}], '<li>{{ item.a }}{{ item.top }}</li>')).toBe(
      '<ul><li>&lt;</li>\n<li>$&amp;</li>\n<li></li></ul>',
    );
  });

  it("reads an entry that isn't an object as `value`", () => {
    expect(rows(['x', null, [1]], '<li>{{ item.value }}</li>')).toBe(
      '<ul><li>x</li>\n<li></li>\n<li>[1]</li></ul>',
    );
  });

  it("treats a missing list as empty and rejects what isn't a list", () => {
    expect(rows(undefined, '<li></li>')).toBe('<ul></ul>');
    for (const list of [{}, 0, 'x', false])
      expect(() => rows(list, '')).toThrow("The list setting isn't a list");
  });
});

describe('html extract', () => {
  it('extracts text with collapsed spaces, HTML, or a decoded attribute', () => {
    expect(extract({selector: 'h1'})).toBe('Tidewatch & Edge');
    expect(extract({selector: '.n'})).toBe('A 1');
    expect(extract({selector: 'tr:last-child > .n', take: 'html'})).toBe('<b>B</b>');
    expect(extract({selector: 'a', take: 'attribute', attribute: 'HREF'})).toBe('/offers?a=1&b=2');
  });

  it('returns null if nothing matches, a list for all, and null in it for a missing attribute', () => {
    expect(extract({selector: '.gone'})).toBeNull();
    expect(extract({selector: '.gone', all: true})).toEqual([]);
    expect(extract({selector: '.n', all: true})).toEqual(['A 1', 'B']);
    expect(extract({selector: 'a', all: true, take: 'attribute', attribute: 'href'})).toEqual([
      '/offers?a=1&b=2',
      null,
    ]);
  });

  it("fails if the source isn't text or the attribute has no name", () => {
    const settings = {mode: 'extract', source: '{{ item.gone }}', values: []};
    expect(() => runEach(html, 'html', settings, item)).toThrow("The source isn't text");
    expect(() => extract({selector: 'a', take: 'attribute'})).toThrow(
      'The attribute setting is empty',
    );
  });
});
