import {isNightly, isWhole} from '../support/scope';
import {vitestSuite} from '../support/vitest-suite';

const inFolder = (names: string[]) => names.map((name) => `tests/serving/${name}.test.ts`);

export default vitestSuite({
  name: 'serving',
  include: ['tests/serving/**/*.test.ts'],
  exclude: [
    // They only change with deploy/, which makes this suite run whole.
    ...(isWhole ? [] : inFolder(['cached', 'hostile', 'publish', 'published-text', 'tls'])),
    // They need programs that aren't installed for the gate, or root.
    ...(isNightly ? [] : inFolder(['grade', 'image', 'monitoring'])),
  ],
  globalSetup: ['tests/serving/start-servers.ts'],
});
