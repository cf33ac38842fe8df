import {vitestSuite} from '../support/vitest-suite';

export default vitestSuite({name: 'sandbox', include: ['tests/sandbox/**/*.test.ts']});
