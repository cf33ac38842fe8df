import {parseDocument} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {select} from './select';

const root = parseDocument(`<div id="top" class="a b"><p class="x">1</p><p>2</p>
  <ul><li data-k="one">3</li><li DATA-K="two words">4</li></ul></div><p class="x">5</p>`);
const found = (selector: string) =>
  select(root, selector).map(({name, attribs}) => attribs.id ?? attribs['data-k'] ?? name);

describe('select', () => {
  it.each([
    ['p', 3],
    ['P.x', 2],
    ['#top > p', 2],
    ['div li', 2],
    ['div > li', 0],
    ['.a.b', 1],
    ['[data-k]', 2],
    ['li[data-k="one"]', 1],
    ['[data-k^=on]', 1],
    ["[data-k$='words']", 1],
    ['[data-k*="wo wo"]', 1],
    ['[data-k~=words]', 1],
    ['li:first-child', 1],
    ['li:last-child', 1],
    ['div > :nth-child(2)', 1],
    ['#top *', 5],
    ['ul, p', 4],
  ])('%s finds %i', (selector, count) => {
    expect(select(root, selector)).toHaveLength(count);
  });

  it('returns elements in document order', () => {
    expect(found('li, #top')).toEqual(['top', 'one', 'two words']);
  });

  it.each(['', '> p', 'p:has(a)', 'p + p', 'a,,b', 'p..x', '[x'])('rejects "%s"', (selector) => {
    expect(() => select(root, selector)).toThrow("The selector isn't valid");
  });
});
