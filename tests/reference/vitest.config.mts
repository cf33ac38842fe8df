import {vitestSuite} from '../support/vitest-suite';

export default vitestSuite({name: 'reference', include: ['tests/reference/**/*.test.ts']});
