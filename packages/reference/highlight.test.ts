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
    expect(html).toContain('<span class="token property">"name"</span>');
    expect(html).toContain('<span class="token number">2</span>');
    expect(html).toContain('<span class="token boolean">true</span>');
    expect(html).toContain('<span class="token string">\'A: b\'</span>');
  });

  it('keeps its text', () => {
    expect(textOf(html)).toBe(code);
  });
});

it('leaves other strings of a command as they are', () => {
  const html = highlight(`curl --data-raw 'a=b' --header '{"a": 1}'`, 'bash');
  expect(html).not.toContain('token property');
});

it('has no elements for punctuation', () => {
  expect(highlight('{"a": [1, 2]}', 'json')).not.toMatch(/punctuation|operator/);
});
