import {vitestSuite} from '../support/vitest-suite';

export default vitestSuite({name: 'agents', include: ['tests/agents/**/*.test.ts']});
