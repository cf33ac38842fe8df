import {describe, expect, it} from 'vitest';
import {onePart, splitIntoParts} from './parts';

const fence = '```';

describe('splitIntoParts', () => {
  it('leaves a short text alone', () => expect(splitIntoParts('a\nb', 10)).toEqual(['a\nb']));

  it('cuts between lines, and every line is there once', () => {
    const text = Array.from({length: 50}, (_, at) => `line ${at}`).join('\n');
    const parts = splitIntoParts(text, 60);
    expect(parts.every((part) => part.length <= 60)).toBe(true);
    expect(parts.join('\n')).toBe(text);
  });

  it('cuts before a heading that is near', () => {
    const text = ['x'.repeat(80), '## Next', 'y'.repeat(10)].join('\n');
    expect(splitIntoParts(text, 100)[1]).toBe(`## Next\n${'y'.repeat(10)}`);
  });

  it('closes a code block that it cuts, and opens it again', () => {
    const text = [`${fence}json`, '1'.repeat(40), '# no heading', '2'.repeat(40), fence].join('\n');
    const [first, second] = splitIntoParts(text, 70);
    expect(first).toBe(`${fence}json\n${'1'.repeat(40)}\n# no heading\n${fence}`);
    expect(second).toBe(`${fence}json\n${'2'.repeat(40)}\n${fence}`);
  });

  it('cuts a line that is too long', () =>
    expect(splitIntoParts('x'.repeat(25), 10).map((part) => part.length)).toEqual([10, 10, 5]));
});

describe('onePart', () => {
  it('says that there is more, and refuses what is not there', () => {
    const long = 'x'.repeat(19_000) + '\n' + 'y'.repeat(19_000);
    expect(onePart(long, 1)).toContain(
      '(Part 1 of 2. For the next one, call again with "part": 2.)',
    );
    expect(onePart(long, 2)).toMatch(/\(Part 2 of 2\.\)$/);
    expect(() => onePart(long, 3)).toThrow('from 1 to 2');
    expect(() => onePart('short', 2)).toThrow('one part only');
  });
});
