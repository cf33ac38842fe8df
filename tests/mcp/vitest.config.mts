import {isWhole} from '../support/scope';
import {vitestSuite} from '../support/vitest-suite';

/** The core shows that the packaged server starts, keeps the protocol, and finds everything on the site. */
const core = ['tests/mcp/protocol.test.ts', 'tests/mcp/whole-site.test.ts'];

export default vitestSuite({name: 'mcp', include: isWhole ? ['tests/mcp/**/*.test.ts'] : core});
