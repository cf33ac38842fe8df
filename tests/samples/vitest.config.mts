import {vitestSuite} from '../support/vitest-suite';

/** Tests the SDKs and then the samples that use them. They run one by one because each compiler uses every core. */
export default vitestSuite({
  name: 'samples',
  include: ['tests/{sdks,samples}/**/*.test.ts'],
  globalSetup: ['tests/sdks/compile-sdks.ts'],
  fileParallelism: false,
});
