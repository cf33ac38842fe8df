import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {RateClassTable} from './RateClassTable';

const cellsOf = (html: string) =>
  [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);

it('shows the limits of each class', () => {
  const classes = {heavy: {requestsPerSecond: 2, burst: 5, description: 'Reports'}};
  const html = renderToStaticMarkup(<RateClassTable classes={classes} />);
  expect(cellsOf(html)).toEqual(['<code>heavy</code>', '2', '5', 'Reports']);
});
