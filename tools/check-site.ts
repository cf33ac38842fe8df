/**
 * Builds the site with all warnings as errors: broken anchors and Markdown links, duplicate routes,
 * and pages that aren't in a sidebar. Fails on inline code that the content policy doesn't allow.
 *
 * Usage: npm run check:site [-- --out-dir build]
 *   CI runs its tests on this build, so that it builds the site only once.
 * Exit code: 1 when the strict build fails.
 */
import './lib/readable-errors';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {completeSite} from '@docs/deploy';
import {docusaurusBuild} from './lib/docusaurus-build';

const {values} = parseArgs({
  options: {'out-dir': {type: 'string', default: '.cache/strict-build'}},
});

const code = docusaurusBuild(['site', '--out-dir', path.resolve(values['out-dir'])], {
  env: {DOCS_STRICT: 'true'},
});
if (code === 0) {
  completeSite(values['out-dir']);
  console.log('Strict build: no broken anchor, Markdown link, duplicate route or orphan page.');
}
process.exit(code);
