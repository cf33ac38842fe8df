import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {CatalogEntry} from '../../contract/contract-files';
import {ErrorRows} from './ErrorRows';

const error: {code: string} & CatalogEntry = {
  code: 'offer_not_found',
  status: 404,
  type: 'NOT_FOUND',
  retryable: false,
  scope: 'operation',
  message: 'Not found.',
  cause: 'The `id` is unknown.',
  fix: 'Check the ID.',
  read: '/guide',
};

it('has an anchor, a link to the details, and the cause', () => {
  const html = renderToStaticMarkup(<ErrorRows errors={[{...error, 'x-added-in': '1.1'}]} />);
  expect(html).toContain(
    '<li id="offer_not_found"><a href="/api/errors/404#offer_not_found"><code>offer_not_found</code></a>',
  );
  expect(html).toMatch(/The <code>id<\/code> is unknown\. <span[^>]*>Don’t retry<\/span> /);
  expect(html).toContain('Added in 1.1');
});

it('is left to the pages of the statuses in search', () => {
  expect(renderToStaticMarkup(<ErrorRows errors={[error]} />)).toContain('data-search="ignore"');
});
