import {vitestSuite} from '../support/vitest-suite';

/** `npm run test:sdk-install` packs the current sources first. */
export default vitestSuite({
  name: 'sdk-install',
  include: ['tests/sdk-install/**/*.test.ts'],
  globalSetup: ['tests/sdk-install/start-site.ts'],
  // Files install the same packages into the same caches.
  fileParallelism: false,
});
