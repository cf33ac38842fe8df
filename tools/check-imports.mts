/**
 * Purpose: finds import cycles, and imports that .dependency-cruiser.mjs forbids. It fails if it didn't
 *   see a module of the tree, because with a TypeScript that it doesn't support, dependency-cruiser sees
 *   no module and finds nothing wrong.
 * Usage: npm run check:imports
 * Exit code: 1 on a forbidden import or an unseen module.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cruise, format, type ICruiseResult} from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const rooms = [
  ...['bench', 'deploy', 'packages', 'programs', 'sdks/published', 'sdks/tools'],
  ...['site', 'tests', 'tools'],
];

async function main(): Promise<void> {
  const options = await extractOptions('./.dependency-cruiser.mjs');
  const tsConfig = extractTSConfig('tsconfig.json');
  const result = (await cruise(rooms, options, undefined, {tsConfig})).output as ICruiseResult;
  const report = await format(result, {outputType: 'err'});
  console.log(report.output);

  const seen = new Set(result.modules.map(({source}) => source));
  const {path: excluded} = options.exclude as {path: string};
  const unseen = modulesOf(rooms).filter(
    (file) => !new RegExp(excluded).test(file) && !seen.has(file),
  );
  if (unseen.length > 0)
    console.log(`${unseen.length} modules weren't seen, such as ${unseen[0]}.`);
  process.exitCode = report.exitCode > 0 || unseen.length > 0 ? 1 : 0;
}

const modulesOf = (folders: string[]): string[] =>
  execFileSync('git', ['ls-files', ...folders], {encoding: 'utf8'})
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file) && existsSync(file));

void main();
