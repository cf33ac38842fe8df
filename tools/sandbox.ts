/**
 * Purpose: runs the sandbox from the sources, so that changes of the contract apply immediately.
 * Exemptions: none.
 * Usage: npm run sandbox -- --help
 * Exit code: 1 when the options are wrong or the port is in use.
 */
import {loadSpec} from '@docs/contract';
import {main} from '@argosy/sandbox';

void main(process.argv.slice(2), loadSpec);
