import {vitestSuite} from '../support/vitest-suite';

export default vitestSuite({name: 'budgets', include: ['tests/budgets/**/*.test.ts']});
