import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {RateClassTable} from './RateClassTable';

it('shows the limits of each class', () => {
  const classes = {heavy: {requestsPerSecond: 2, burst: 5, description: 'Reports'}};
  expect(renderToStaticMarkup(<RateClassTable classes={classes} />)).toContain(
    '<td><code>heavy</code></td><td>2</td><td>5</td><td>Reports</td>',
  );
});
