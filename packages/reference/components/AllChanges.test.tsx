import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {Change} from '@docs/contract';
import {AllChanges} from './AllChanges';

const change: Change = {
  class: 'additive',
  kind: 'property-added',
  subject: 'Offer',
  message: 'added `note`',
};
const render = (changes: Change[]) => renderToStaticMarkup(<AllChanges changes={changes} />);

it('shows nothing if only texts changed', () => {
  expect(render([{...change, class: 'text'}])).toBe('');
});

it('lists the same change of several subjects once, without those of texts', () => {
  const html = render([
    change,
    {...change, subject: 'get-offer'},
    {...change, class: 'text', message: 'reworded'},
  ]);
  expect(html).toContain('<summary>All 2 changes</summary>');
  expect(html).toContain('<li><code>Offer</code>, get-offer: added <code>note</code></li>');
  expect(html).not.toContain('reworded');
});
