/**
 * Purpose: prints what changed in the API contract since an earlier bundle, by class: breaking,
 *   corrected, additive, text.
 * Usage: npm run spec:changes [-- FILE]
 *   FILE is the bundle to compare with, the last release by default.
 * Exit code: 1 if a change is breaking.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {
  changeClasses,
  compareContracts,
  idOf,
  loadSpec,
  readChangelog,
  readReleases,
  type Spec,
  versionOf,
  withCorrections,
} from '@docs/contract';
import {UsageError} from './lib/readable-errors';

async function main(): Promise<void> {
  const [file] = parseArgs({allowPositionals: true}).positionals;
  const before = file ? readBundle(file) : lastRelease();
  const spec = await loadSpec();
  const notes = readChangelog().find(({version}) => version === versionOf(spec));
  const changes = withCorrections(compareContracts(before, spec), notes);
  for (const change of changes) console.log(`${change.class}: ${idOf(change)}: ${change.message}`);
  const count = (name: string) => changes.filter((change) => change.class === name).length;
  console.log(`${changeClasses.map((name) => `${count(name)} ${name}`).join(', ')}.`);
  process.exitCode = count('breaking') > 0 ? 1 : 0;
}

function readBundle(file: string): Spec {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as Spec;
  } catch {
    throw new UsageError(`${file} isn't a bundle in JSON, such as openapi/released/1.0.0.json.`);
  }
}

function lastRelease(): Spec {
  const last = readReleases().at(-1);
  if (!last) throw new UsageError('openapi/released has no release.');
  return last.spec;
}

void main();
