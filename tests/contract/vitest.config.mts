import {vitestSuite} from '../support/vitest-suite';

export default vitestSuite({name: 'contract', include: ['tests/contract/**/*.test.ts']});
