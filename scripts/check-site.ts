/**
 * Builds the site with everything that only warns turned into a failure: broken anchors and
 * Markdown links, duplicate routes, pages in no sidebar.
 *
 * Usage: npm run check:site [-- --out-dir build]
 *   CI publishes this build to its tests, so that it builds the site once.
 * Exit code: 1 when the strict build fails.
 */
import {parseArgs} from 'node:util';
import {docusaurusBuild} from './lib/docusaurus-build';
import {forgetFigure, recordFigure} from './lib/figures';

const {values} = parseArgs({
  options: {'out-dir': {type: 'string', default: '.cache/strict-build'}},
});

forgetFigure('links');
const code = docusaurusBuild(['--out-dir', values['out-dir']], {env: {DOCS_STRICT: 'true'}});
if (code === 0) {
  recordFigure('links', {value: 0});
  console.log('Strict build: no broken anchor, Markdown link, duplicate route or orphan page.');
}
process.exit(code);
