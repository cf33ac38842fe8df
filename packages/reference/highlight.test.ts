import {describe, expect, it} from 'vitest';
import {highlight} from './highlight';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

const body = '{\n  "name": "it\'\\\'\'s",\n  "count": 2,\n  "isNew": true\n}';

describe.each(['--data-raw', '--data', '-d', '--json'])('the JSON after %s', (option) => {
  const code = `curl 'https://api/x' \\\n  ${option} '${body}' \\\n  --header 'A: b'`;
  const html = highlight(code, 'curl');

  it('is highlighted as JSON', () => {
    expect(html).toContain('<span class="t">"name"</span>');
    expect(html).toContain('<span class="n">2</span>');
    expect(html).toContain('<span class="n">true</span>');
    expect(html).toContain('<span class="s">\'A: b\'</span>');
  });

  it('keeps its text', () => {
    expect(textOf(html)).toBe(code);
  });
});

it('leaves other strings of a command as they are', () => {
  const html = highlight(`curl --data-raw 'a=b' --header '{"a": 1}'`, 'bash');
  expect(html).toContain(`<span class="s">'{"a": 1}'</span>`);
});

it('has elements only for what has a color', () => {
  expect(highlight('{"a": [1, null]}', 'json')).toBe(
    '{<span class="t">"a"</span>: [<span class="n">1</span>, <span class="n">null</span>]}',
  );
});

it('keeps what a token contains, and escapes it', () => {
  expect(highlight('f("<a>&$B")', 'bash')).toBe(
    'f(<span class="s">"&lt;a>&amp;<span class="t">$B</span>"</span>)',
  );
});

it('highlights the command in a substitution', () => {
  const html = highlight('export TOKEN=$(curl --silent "https://api/x")', 'bash');
  expect(html).toContain('<span class="t">$(</span><span class="f">curl</span>');
  expect(html).toContain('<span class="s">"https://api/x"</span><span class="t">)</span>');
});
