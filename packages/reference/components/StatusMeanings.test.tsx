import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {StatusMeanings} from './StatusMeanings';

it('has an anchor per status', () => {
  const schema = {enum: ['OPEN'], 'x-enum-meanings': {OPEN: 'Not `DONE`.'}};
  expect(renderToStaticMarkup(<StatusMeanings name="OfferStatus" schema={schema} />)).toBe(
    '<dl class="enum"><div id="OfferStatus.OPEN" data-search="entry">' +
      '<dt><code>OPEN</code></dt><dd>Not <code>DONE</code>.</dd></div></dl>',
  );
});
