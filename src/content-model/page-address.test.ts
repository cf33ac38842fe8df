import {expect, it} from 'vitest';
import {besidePage, pageAddress} from './page-address';

it.each([
  ['/', '/', '/index.md'],
  ['/docs/', '/docs/', '/docs/index.md'],
  ['/billing/', '/', '/billing.md'],
  ['/billing/offer', '/', '/billing/offer.md'],
  ['/sdks/started/Go%20SDK', '/', '/sdks/started/Go%20SDK.md'],
  ['/sdks/started/Go SDK', '/', '/sdks/started/Go%20SDK.md'],
])('%s below %s has its twin at %s', (permalink, baseUrl, twin) =>
  expect(besidePage(pageAddress(permalink, baseUrl), '.md')).toBe(twin),
);
