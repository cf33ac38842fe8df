import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {EventLink} from './EventLink';

it('links to the page of the event', () => {
  expect(renderToStaticMarkup(<EventLink type="offer.cancel_failed" />)).toBe(
    '<a href="/api/events/offer-cancel-failed"><code>offer.<wbr/>cancel_failed</code></a>',
  );
});
