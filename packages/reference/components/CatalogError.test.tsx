import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {CatalogEntry} from '@docs/contract';
import {ReferenceContext} from '../reference-context';
import {CatalogError} from './CatalogError';

const error: CatalogEntry = {
  status: 404,
  type: 'not_found',
  retryable: true,
  scope: 'operation',
  message: 'Not found.',
  cause: 'The ID is unknown.',
  fix: 'Check the ID.',
  read: '/guide',
};
const reference = {slugs: [], reading: new Map([['/guide', {title: 'A guide'}]])};
const render = (values: Partial<CatalogEntry>, operations: string[], body?: unknown) =>
  renderToStaticMarkup(
    <ReferenceContext value={reference}>
      <CatalogError
        code="NOT_FOUND"
        error={{...error, ...values}}
        operations={operations}
        body={body}
      />
    </ReferenceContext>,
  );

it('has an anchor, the fix, and where to read more', () => {
  const html = render({}, []);
  expect(html).toContain('<li class="error" id="NOT_FOUND" data-search="entry">');
  expect(html).toContain('<p><strong>Fix:</strong> Check the ID.</p>');
  expect(html).toContain(
    '<p data-search="ignore"><strong>Read:</strong> <a href="/guide">A guide</a></p>',
  );
});

it('has the message instead of a body that differs in nothing else', () => {
  const html = render({}, []);
  expect(html).toContain('<strong>Message:</strong> <code>&quot;Not found.&quot;</code>');
  expect(html).not.toContain('Example response');
});

it('has an example of its body, which search leaves out', () => {
  expect(render({}, [], {error: 'NOT_FOUND'})).toMatch(
    /<details class="branch" data-search="ignore"><summary>Example response<\/summary>.+<pre aria-label="Example of NOT_FOUND"/,
  );
});

it.each([
  [{scope: 'every'} as const, [], 'Returned by every operation.'],
  [{scope: 'authenticated'} as const, [], 'Returned by every operation that needs a token.'],
  [{scope: 'body'} as const, ['get-offer'], 'Returned by every operation with a request body.'],
  [{scope: 'key'} as const, ['get-offer'], 'Returned by every operation with an idempotency key.'],
  [{}, ['get-offer'], '<summary>Returned by 1 operation</summary>'],
  [{}, ['get-offer', 'get-buyer'], '<summary>Returned by 2 operations</summary>'],
  [{}, ['get-offer'], '<li><a href="/api/get-offer">get-offer</a></li>'],
])('says which operations return it: %j %j', (values, operations, html) => {
  expect(render(values, operations)).toContain(html);
});
