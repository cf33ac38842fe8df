/**
 * Builds the site once more with everything that only warns turned into a failure: broken
 * anchors and Markdown links, duplicate routes, pages in no sidebar.
 *
 * Usage: npm run check:site
 * Exit code: 1 when the strict build fails.
 */
import {docusaurusBuild} from './lib/docusaurus-build';
import {forgetFigure, recordFigure} from './lib/figures';

forgetFigure('links');
const outDir = '.cache/strict-build';
const code = docusaurusBuild(['--out-dir', outDir], {env: {DOCS_STRICT: 'true'}});
if (code === 0) {
  recordFigure('links', {value: 0});
  console.log('Strict build: no broken anchor, Markdown link, duplicate route or orphan page.');
}
process.exit(code);
