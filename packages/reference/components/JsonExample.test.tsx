import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {JsonExample} from './JsonExample';

it('shows the value with a title, a label, and a button to copy it', () => {
  const html = renderToStaticMarkup(<JsonExample title="New" of="Offer" value={{id: 'a'}} />);
  expect(html).toContain('<span class="sample__title">New</span>');
  expect(html).toContain('<pre aria-label="Example of Offer"');
  expect(html).toContain('id');
  expect(html).toContain('Copy the example');
});
