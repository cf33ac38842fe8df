import {vitestSuite} from '../support/vitest-suite';

/** Builds of whole sites with planted mistakes. They run one by one because each uses every core. */
export default vitestSuite({
  name: 'build',
  include: ['tests/build/**/*.test.ts'],
  fileParallelism: false,
});
