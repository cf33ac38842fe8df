import {vitestSuite} from '../support/vitest-suite';

/** Languages run one by one, because each compiler uses every core. */
export default vitestSuite({
  name: 'sdks',
  include: ['tests/sdks/**/*.test.ts'],
  globalSetup: ['tests/sdks/compile-sdks.ts'],
  fileParallelism: false,
});
