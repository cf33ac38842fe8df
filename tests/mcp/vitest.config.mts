import {vitestSuite} from '../support/vitest-suite';

export default vitestSuite({name: 'mcp', include: ['tests/mcp/**/*.test.ts']});
