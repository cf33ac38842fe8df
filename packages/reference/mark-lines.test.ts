import {expect, it} from 'vitest';
import {highlight} from './highlight';
import {markLines} from './mark-lines';

it('marks lines with their line breaks, and keeps the others', () => {
  expect(markLines('a\nb\nc', [2])).toBe('a\n<mark>b\n</mark>c');
  expect(markLines('a\nb', [1, 2])).toBe('<mark>a\n</mark><mark>b</mark>');
});

it('closes a token at the end of a line and opens it again', () => {
  expect(markLines('<span class="s">a\nb</span>\nc', [2])).toBe(
    '<span class="s">a</span>\n<mark><span class="s">b</span>\n</mark>c',
  );
});

it('keeps the text', () => {
  const code = 'a = """one\ntwo"""\nf(a)';
  const html = markLines(highlight(code, 'python'), [1, 3]);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(code);
});
