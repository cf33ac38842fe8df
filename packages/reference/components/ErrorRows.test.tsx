import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {error} from '../test-error';
import {ErrorRows} from './ErrorRows';

const notFound = error('offer_not_found');

it('has an anchor, a link to the details, and the cause', () => {
  const html = renderToStaticMarkup(<ErrorRows errors={[{...notFound, 'x-added-in': '1.1'}]} />);
  expect(html).toContain(
    '<li id="offer_not_found"><a href="/api/errors/404#offer_not_found"><code>offer_not_found</code></a>',
  );
  expect(html).toMatch(/The <code>id<\/code> is unknown\. <span[^>]*>Don’t retry<\/span> /);
  expect(html).toContain('Added in 1.1');
});

it('is left to the pages of the statuses in search', () => {
  expect(renderToStaticMarkup(<ErrorRows errors={[notFound]} />)).toContain('data-search="ignore"');
});
