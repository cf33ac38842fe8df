import {isNightly} from '../support/scope';
import {vitestSuite} from '../support/vitest-suite';

/**
 * Builds of small sites with planted mistakes, one by one because each uses every core. The real site
 * on the development server is slow, so that runs nightly.
 */
export default vitestSuite({
  name: 'build',
  include: ['tests/build/**/*.test.ts'],
  exclude: isNightly ? [] : ['tests/build/development-server.test.ts'],
  fileParallelism: false,
});
