import {isWhole} from '../support/scope';
import {vitestSuite} from '../support/vitest-suite';

/** The core shows that the packaged sandbox starts, responds, and refuses what it should. */
const core = ['tests/sandbox/program.test.ts'];

export default vitestSuite({
  name: 'sandbox',
  include: isWhole ? ['tests/sandbox/**/*.test.ts'] : core,
});
