import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Table} from './Table';

it("has a label, column headers, a box that scrolls, and each column's name for phones", () => {
  expect(
    renderToStaticMarkup(
      <Table label="Prices" className="prices" head={['Plan', 'Price']} rows={[['Free', 0]]} />,
    ),
  ).toBe(
    '<div class="table-scroll" role="group" aria-label="Prices" tabindex="0">' +
      '<table class="table-stacked prices" role="table">' +
      '<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Plan</th>' +
      '<th scope="col" role="columnheader">Price</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><td role="cell" data-label="Plan">Free</td>' +
      '<td role="cell" data-label="Price">0</td></tr></tbody></table></div>',
  );
});
