import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ScrollBox} from './ScrollBox';

it('can be focused and has a label', () => {
  expect(renderToStaticMarkup(<ScrollBox label="Prices">Table</ScrollBox>)).toBe(
    '<div class="table-scroll" role="group" aria-label="Prices" tabindex="0">Table</div>',
  );
});
