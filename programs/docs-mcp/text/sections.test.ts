import {expect, it} from 'vitest';
import {headingsOf, sectionOf} from './sections';

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
