import {describe, expect, it} from 'vitest';
import {headingsOf, onePart, sectionOf, splitIntoParts} from './sections';

const page = [
  '# Page',
  'Lead.',
  '## Verify the `signature`, *once*',
  'Text.',
  '### How [it](/x) is made',
  '```bash',
  '# no heading',
  '```',
  '## offer\\_accepted',
  'End.',
].join('\n');

it('lists headings as plain text', () =>
  expect(headingsOf(page)).toEqual([
    'Page',
    'Verify the signature, once',
    'How it is made',
    'offer_accepted',
  ]));

it.each([
  ['verify-the-signature-once', 'Verify', '```'],
  ['Verify the signature, once', 'Verify', '```'],
  ['how-it-is-made', 'How', '```'],
  ['offer_accepted', 'offer', 'End.'],
  ['page', 'Page', 'End.'],
])('returns the section %s with its subsections', (name, start, end) => {
  const section = sectionOf(page, name) ?? '';
  expect(section.replace(/^#+ /, '').startsWith(start)).toBe(true);
  expect(section.endsWith(end)).toBe(true);
});

it("returns null for text that isn't a heading", () => {
  expect(sectionOf(page, 'no heading')).toBeNull();
  expect(sectionOf(page, '')).toBeNull();
});

const fence = '```';

describe('splitIntoParts', () => {
  it("doesn't split a short text", () => expect(splitIntoParts('a\nb', 10)).toEqual(['a\nb']));

  it('splits between lines and keeps every line once', () => {
    const text = Array.from({length: 50}, (_, index) => `line ${index}`).join('\n');
    const parts = splitIntoParts(text, 60);
    expect(parts.every((part) => part.length <= 60)).toBe(true);
    expect(parts.join('\n')).toBe(text);
  });

  it('splits before a nearby heading', () => {
    const text = ['x'.repeat(80), '## Next', 'y'.repeat(10)].join('\n');
    expect(splitIntoParts(text, 100)[1]).toBe(`## Next\n${'y'.repeat(10)}`);
  });

  it('closes a split code block and opens it again', () => {
    const text = [`${fence}json`, '1'.repeat(40), '# no heading', '2'.repeat(40), fence].join('\n');
    const [first, second] = splitIntoParts(text, 70);
    expect(first).toBe(`${fence}json\n${'1'.repeat(40)}\n# no heading\n${fence}`);
    expect(second).toBe(`${fence}json\n${'2'.repeat(40)}\n${fence}`);
  });

  it('splits a line that is too long', () =>
    expect(splitIntoParts('x'.repeat(25), 10).map((part) => part.length)).toEqual([10, 10, 5]));
});

describe('onePart', () => {
  it("notes that there are more parts, and rejects a part that doesn't exist", () => {
    const long = 'x'.repeat(19_000) + '\n' + 'y'.repeat(19_000);
    expect(onePart(long, 1)).toContain(
      '(Part 1 of 2. For the next one, call again with "part": 2.)',
    );
    expect(onePart(long, 2)).toMatch(/\(Part 2 of 2\.\)$/);
    expect(() => onePart(long, 3)).toThrow('from 1 to 2');
    expect(() => onePart('short', 2)).toThrow('only one part');
  });
});
