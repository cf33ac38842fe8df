import {expect, it} from 'vitest';
import {withExtension, pageAddress} from './page-address';

it.each([
  ['/', '/', '/index.md'],
  ['/docs/', '/docs/', '/docs/index.md'],
  ['/billing/', '/', '/billing.md'],
  ['/billing/offer', '/', '/billing/offer.md'],
  ['/sdks/started/Go%20SDK', '/', '/sdks/started/Go%20SDK.md'],
  ['/sdks/started/Go SDK', '/', '/sdks/started/Go%20SDK.md'],
])('%s below %s has its Markdown page at %s', (permalink, baseUrl, markdownPage) =>
  expect(withExtension(pageAddress(permalink, baseUrl), '.md')).toBe(markdownPage),
);
