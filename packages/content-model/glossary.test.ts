import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parseGlossary} from './glossary';

const entry = (id: string, definition = 'Terms negotiated with one buyer.') =>
  `- {id: ${id}, term: ${id} term, definition: "${definition}"}`;

describe('glossary', () => {
  it('sorts terms alphabetically', () => {
    expect(parseGlossary([entry('webhook'), entry('buyer')].join('\n')).map(({id}) => id)).toEqual([
      'buyer',
      'webhook',
    ]);
  });

  it.each([
    ['an id twice', [entry('a1'), entry('a1')].join('\n'), /share an id/],
    ['a long definition', entry('long', 'a'.repeat(201)), /0\.definition/],
    [
      'an id with blanks',
      '- {id: "two words", term: ab, definition: "Terms negotiated with one buyer."}',
      /kebab-case/,
    ],
    [
      'an unknown key',
      '- {id: ab, term: ab, definition: "Terms negotiated with one buyer.", link: /x}',
      /link/,
    ],
  ])('rejects %s', (_name, source, message) => {
    expect(() => parseGlossary(source)).toThrow(message);
  });

  it('of the site is valid', () => {
    expect(
      parseGlossary(readFileSync('content/data/glossary.yaml', 'utf8')).length,
    ).toBeGreaterThanOrEqual(30);
  });
});
