import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Table} from './Table';

it('has a label, column headers, and a box that scrolls', () => {
  expect(
    renderToStaticMarkup(
      <Table label="Prices" className="prices" head={['Plan', 'Price']} rows={[['Free', 0]]} />,
    ),
  ).toBe(
    '<div class="table-scroll" role="group" aria-label="Prices" tabindex="0"><table class="prices">' +
      '<thead><tr><th scope="col">Plan</th><th scope="col">Price</th></tr></thead>' +
      '<tbody><tr><td>Free</td><td>0</td></tr></tbody></table></div>',
  );
});
