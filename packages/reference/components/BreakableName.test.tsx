import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {BreakableName} from './BreakableName';

it.each([
  ['offer.created', '.', 'offer.<wbr/>created'],
  ['/v1/offers/', '/', '/<wbr/>v1/<wbr/>offers/<wbr/>'],
  ['offer', '.', 'offer'],
])('breaks %s after %s', (name, separator, html) => {
  expect(renderToStaticMarkup(<BreakableName name={name} separator={separator} />)).toBe(html);
});
