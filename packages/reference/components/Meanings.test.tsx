import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Meanings} from './Meanings';

it('shows each value with its meaning', () => {
  expect(renderToStaticMarkup(<Meanings meanings={{EQ: 'Is `equal`.'}} />)).toBe(
    '<dl class="enum"><div><dt><code>EQ</code></dt><dd>Is <code>equal</code>.</dd></div></dl>',
  );
});
