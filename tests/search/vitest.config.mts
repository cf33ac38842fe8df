import {vitestSuite} from '../support/vitest-suite';

/** Lists of results on the records of the last build. The other tests here run in a browser. */
export default vitestSuite({name: 'search-lists', include: ['tests/search/**/*.test.ts']});
