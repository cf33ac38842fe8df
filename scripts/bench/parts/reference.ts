import {chmodSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {timedBuild} from '../measures/timed-build';
import type {Options} from '../options';
import {growth} from '../reference/generator-growth';
import {measurePages} from '../reference/measure-page';
import {buildOpenapiDocsSite} from '../reference/openapi-docs-site';
import {writeFormatted} from '../results';
import {withServedSites} from '../serve-sites';

/**
 * The API reference on the same contract: our operation page, a bare doc page of our site, and the
 * page of docusaurus-openapi-docs 5.2; and the generator at 112 and 1,008 operations.
 */
export async function reference({rounds}: Options): Promise<void> {
  const generator = await growth();
  console.table(generator);

  const ourBuild = timedBuild('.', ['npm', 'run', '--silent', 'build']);
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-docs-'));
  chmodSync(folder, 0o755); // nginx reads it as another user
  const theirBuild = buildOpenapiDocsSite(folder, readFileSync('.generated/openapi.json', 'utf8'));
  console.table({ours: ourBuild, theirs: theirBuild});

  const sites = {
    ours: {root: 'build', ours: true}, // not precompressed: the bytes are computed
    theirs: {root: path.join(folder, 'build'), ours: false},
  };
  const pages = await withServedSites(sites, ({ours, theirs}, browser) =>
    measurePages(
      browser,
      {
        'our operation page': `${ours.origin}/api/create-offer`,
        'our bare doc page': `${ours.origin}/api/pagination`,
        'docusaurus-openapi-docs': `${theirs.origin}/api/create-offer`,
      },
      rounds,
    ),
  );
  console.table(pages);
  await writeFormatted(
    'docs/bench/reference.json',
    JSON.stringify({generator, builds: {ours: ourBuild, theirs: theirBuild}, pages}, null, 2),
  );
}
