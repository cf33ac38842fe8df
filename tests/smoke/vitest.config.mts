import {vitestSuite} from '../support/vitest-suite';

/** Tests the built site in three browser engines. Run `npm run build` first. */
export default vitestSuite({
  name: 'smoke',
  include: ['tests/smoke/**/*.test.ts'],
  globalSetup: ['tests/smoke/start-nginx.ts'],
});
