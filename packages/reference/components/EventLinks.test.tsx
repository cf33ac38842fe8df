import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {EventLinks} from './EventLinks';

it('links to each event in the list of webhooks', () => {
  expect(renderToStaticMarkup(<EventLinks events={['offer.created']} />)).toBe(
    '<ul><li><a href="/api/webhooks#offer.created"><code>offer.created</code></a></li></ul>',
  );
});
