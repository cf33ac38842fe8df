import {isNightly} from '../support/scope';
import {vitestSuite} from '../support/vitest-suite';

export default vitestSuite({
  name: 'agents',
  include: ['tests/agents/**/*.test.ts'],
  // They install programs from a registry. The other tests check the same files without them.
  exclude: isNightly ? [] : ['**/checker.test.ts', '**/skills-installer.test.ts'],
});
