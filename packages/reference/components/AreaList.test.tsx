import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {AreaList} from './AreaList';

it('shows each area with its size', () => {
  const area = {slug: 'offers', title: 'Offers', description: 'Sell.', operations: [1, 2]};
  expect(renderToStaticMarkup(<AreaList areas={[area]} />)).toBe(
    '<ul class="cards areas"><li><a class="cards__link" href="/api/category/offers">Offers</a><span class="cards__body">Sell.</span>' +
      '<span class="cards__body">2 operations</span></li></ul>',
  );
});
