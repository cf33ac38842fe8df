import {vitestSuite} from '../support/vitest-suite';

export default vitestSuite({
  name: 'serving',
  include: ['tests/serving/**/*.test.ts'],
  globalSetup: ['tests/serving/start-nginx.ts'],
  // Some files change the configuration of the one server.
  fileParallelism: false,
});
