import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {error} from '../test-error';
import {StatusRows} from './StatusRows';

const textOf = (codes: string[]) =>
  renderToStaticMarkup(
    <StatusRows groups={[{status: 404, title: '404 Not found', errors: codes.map(error)}]} />,
  );

it('links to the page of a status and names a few codes', () => {
  const html = textOf(['a', 'b']);
  expect(html).toContain('<a href="/api/errors/404">404 Not found</a>');
  expect(html).toContain('2 codes<span>: <code>a</code></span><span>, <code>b</code></span>');
});

it('only counts many codes', () => {
  expect(textOf(['a', 'b', 'c', 'd', 'e'])).toContain('<span>5 codes</span>');
});
