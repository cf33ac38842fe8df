import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {VariantSummary} from './VariantSummary';

it.each([
  [[], 'kind', 'Card'],
  [['A'], undefined, 'Card'],
  [['A'], 'kind', 'Card, when <code>kind</code> is <code>A</code>'],
  [
    ['A', 'B', 'C'],
    'kind',
    'Card, when <code>kind</code> is <code>A</code>, <code>B</code> or <code>C</code>',
  ],
])('names the values %j of %s', (values, discriminator, html) => {
  expect(
    renderToStaticMarkup(
      <VariantSummary variant={{label: 'Card', values}} discriminator={discriminator} />,
    ),
  ).toBe(html);
});
