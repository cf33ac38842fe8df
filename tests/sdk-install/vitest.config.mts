import {vitestSuite} from '../support/vitest-suite';

/** Needs a build with packages: `npm run build:release`. */
export default vitestSuite({
  name: 'sdk-install',
  include: ['tests/sdk-install/**/*.test.ts'],
  globalSetup: ['tests/sdk-install/start-nginx.ts'],
  // Files install the same packages into the same caches.
  fileParallelism: false,
});
