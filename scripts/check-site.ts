/**
 * Builds the site once more with everything that only warns turned into a failure: broken
 * anchors and Markdown links, duplicate routes, pages in no sidebar.
 *
 * Usage: npm run check:site
 * Exit code: 1 when the strict build fails.
 */
import {spawnSync} from 'node:child_process';

const outDir = '.cache/strict-build';
const result = spawnSync('npx', ['docusaurus', 'build', '--out-dir', outDir], {
  stdio: 'inherit',
  env: {...process.env, DOCS_STRICT: 'true'},
});
if (result.status === 0)
  console.log('Strict build: no broken anchor, Markdown link, duplicate route or orphan page.');
process.exit(result.status ?? 1);
