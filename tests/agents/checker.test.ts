import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {site} from '@docs/site/config';
import {installSeparately} from '@docs/tools';
import {freePorts} from '../support/free-ports';
import {serveBuild} from '../support/serve-build';

interface Report {
  results: {id: string; status: 'pass' | 'warn' | 'fail' | 'skip' | 'error'; message: string}[];
  scoring: {overall: number};
}

/** Findings that we accept, with the reason. */
const accepted: Record<string, string> = {
  'page-size-html':
    'operation pages are complete, and their Markdown has at most 50,000 characters',
  'page-size-transfer': 'the event catalog is one page, and events.json has an entry per event',
  'content-start-position': 'the navigation comes before the article, but not in Markdown',
  'llms-txt-directive-html': "the search page isn't part of the documentation",
};

/** This check compares heuristically. markdown-pages.test.ts compares every fact. */
const skipped = 'markdown-content-parity';

/** Small pages only, because the checker needs a minute for a large operation. */
const pages = [
  ...[
    '/',
    '/billing/offer',
    '/capabilities',
    '/glossary',
    '/integrations/slack',
    '/workflow/filter',
  ],
  ...['/api', '/api/category/offers', '/api/get-buyer', '/sdks', '/sdks/started/Go%20SDK'],
];

const [port = 0] = freePorts('AGENTS', 1);
const origin = `http://127.0.0.1:${port}`;
const folder = path.join('tests', 'agents', 'checker');

beforeAll(async () => {
  installSeparately(folder);
  return serveBuild(port);
});

it('passes every AFDocs check that is not accepted above', () => {
  const {stdout} = spawnSync(
    'node',
    [
      ...['node_modules/afdocs/bin/afdocs.mjs', 'check', origin],
      ...['--format', 'json', '--score', '--quiet', '--canonical-origin', site.url],
      ...['--urls', pages.map((page) => origin + page).join(','), '--request-delay', '0'],
      ...['--skip-checks', skipped],
    ],
    {cwd: folder, encoding: 'utf8', maxBuffer: 64 * 2 ** 20},
  );
  const {results, scoring} = JSON.parse(stdout) as Report;
  const run = results.filter(({status}) => status !== 'skip');
  const passed = run.filter(({status}) => status === 'pass');
  console.log(`AFDocs: ${scoring.overall} of 100, ${passed.length} of ${run.length} checks passed`);
  const open = run.filter(({id, status}) => status !== 'pass' && !(id in accepted));
  expect(open.map(({id, message}) => `${id}: ${message}`)).toEqual([]);
  expect(run.length).toBeGreaterThan(20);
});
