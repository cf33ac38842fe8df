import {isWhole} from '../support/scope';
import {vitestSuite} from '../support/vitest-suite';

/**
 * Tests the SDKs and then the samples that use them. They run one by one because each compiler uses every
 * core. The core has only the samples without an SDK, which need no compiler.
 */
export default vitestSuite({
  name: 'samples',
  include: ['tests/{sdks,samples}/**/*.test.ts'],
  exclude: isWhole ? [] : ['tests/sdks/**'],
  globalSetup: isWhole ? ['tests/sdks/compile-sdks.ts'] : [],
  fileParallelism: false,
});
