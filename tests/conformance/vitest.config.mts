import {vitestSuite} from '../support/vitest-suite';

/** Statements about what the server sends, without a browser. Build the site and the fixture sites first. */
export default vitestSuite({
  name: 'conformance',
  include: ['tests/conformance/served/*.test.ts'],
  globalSetup: ['tests/conformance/served/start-nginx.ts'],
});
