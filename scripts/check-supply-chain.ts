/**
 * Checks the lock file: every package has its integrity, nothing unknown runs at install, every
 * licence is one we can publish with.
 *
 * Usage: npm run check:supply-chain
 * Exit code: 1 when a package breaks a rule.
 */
import {readFileSync} from 'node:fs';
import {supplyChainProblems, unverified, type Lock} from './lib/supply-chain';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const npmSettings = readFileSync('.npmrc', 'utf8');
const problems = supplyChainProblems(lock, npmSettings);
for (const problem of problems) console.error(problem);
console.log(
  `${Object.keys(lock.packages).length - 1} packages, ${problems.length} problems; ` +
    `${unverified(lock).length} builds for other platforms have no integrity yet`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
