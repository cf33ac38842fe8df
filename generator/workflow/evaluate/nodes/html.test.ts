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
  it('escapes values, writes missing ones as nothing, and keeps fields and files', () => {
    const template = '<p title="{{ item.name }}">{{ item.none }}{{ item.gone }}</p>';
    expect(runEach(html, 'html', {mode: 'template', template, as: 'mail'}, item).main).toEqual([
      {
        ...item,
        json: {...item.json, mail: '<p title="A &lt;b&gt; &amp; &quot;c&#39;s&quot;"></p>'},
      },
    ]);
  });

  it('escapes also when the template is one expression', () => {
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

  it('writes one row for each entry, whose fields it reads', () => {
    expect(rows([{a: '<'}, {a: '$&'}, {}], '<li>{{ item.a }}{{ item.top }}</li>')).toBe(
      '<ul><li>&lt;</li>\n<li>$&amp;</li>\n<li></li></ul>',
    );
  });

  it('calls an entry that is not an object its value', () => {
    expect(rows(['x', null, [1]], '<li>{{ item.value }}</li>')).toBe(
      '<ul><li>x</li>\n<li></li>\n<li>[1]</li></ul>',
    );
  });

  it('takes a missing list as empty and refuses what is no list', () => {
    expect(rows(undefined, '<li></li>')).toBe('<ul></ul>');
    for (const list of [{}, 0, 'x', false])
      expect(() => rows(list, '')).toThrow('The setting list is not a list');
  });
});

describe('html extract', () => {
  it('takes text with single blanks, HTML, or an attribute, decoded', () => {
    expect(extract({selector: 'h1'})).toBe('Tidewatch & Edge');
    expect(extract({selector: '.n'})).toBe('A 1');
    expect(extract({selector: 'tr:last-child > .n', take: 'html'})).toBe('<b>B</b>');
    expect(extract({selector: 'a', take: 'attribute', attribute: 'HREF'})).toBe('/offers?a=1&b=2');
  });

  it('gives null for nothing, a list for all, and null in the list for a missing attribute', () => {
    expect(extract({selector: '.gone'})).toBeNull();
    expect(extract({selector: '.gone', all: true})).toEqual([]);
    expect(extract({selector: '.n', all: true})).toEqual(['A 1', 'B']);
    expect(extract({selector: 'a', all: true, take: 'attribute', attribute: 'href'})).toEqual([
      '/offers?a=1&b=2',
      null,
    ]);
  });

  it('fails without a source that is text, and without the name of the attribute', () => {
    const settings = {mode: 'extract', source: '{{ item.gone }}', values: []};
    expect(() => runEach(html, 'html', settings, item)).toThrow('The source is not text');
    expect(() => extract({selector: 'a', take: 'attribute'})).toThrow(
      'The setting attribute is empty',
    );
  });
});
