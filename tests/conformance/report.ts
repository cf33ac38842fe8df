/**
 * Pairs every statement of tests/conformance/statements.yaml with its browser test, or with the tests
 * that its `shownBy` names, and writes docs/conformance.md. A statement without a test, a test of an
 * unknown statement, a named test that doesn't exist, a pending statement without a reason, or two
 * statements with the same ID are problems.
 *
 * Usage: tsx tests/conformance/report.ts [--check]
 *   --check writes nothing and fails if docs/conformance.md is out of date.
 * Exit code: 1 if there's a problem.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import type {Statement} from './statement';

interface BrowserTest {
  /** Statement id, a space, statement text. */
  title: string;
  /** The spec file, from the project's root. */
  file: string;
}

interface Report {
  markdown: string;
  summary: string;
  problems: string[];
}

const sections = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'The error catalogue',
  'Business constants and limits',
];

const idPattern = /^[1-9]\.[a-z]+\.\d{2}$/;

/** Whether a file has a test with that title. */
type TestFinder = (file: string, title: string) => boolean;

const testExists: TestFinder = (file, title) =>
  existsSync(file) && readFileSync(file, 'utf8').includes(`'${title}'`);

function problemsOf(
  statements: Statement[],
  filesById: Map<string, string>,
  hasTest: TestFinder,
): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const {id, section, text, pending, shownBy = []} of statements) {
    if (!idPattern.test(id) || Number(id[0]) !== section)
      problems.push(`${id}: not an id of section ${section}`);
    if (seen.has(id)) problems.push(`${id}: stated twice`);
    seen.add(id);
    if (!text) problems.push(`${id}: has no text`);
    if (pending !== undefined && !pending.trim()) problems.push(`${id}: pending without a reason`);
    if (!filesById.has(id) && shownBy.length === 0) problems.push(`${id}: has no test`);
    for (const {file, test} of shownBy) {
      if (!hasTest(file, test)) problems.push(`${id}: ${file} has no test "${test}"`);
    }
  }
  for (const [id, file] of filesById) {
    if (!seen.has(id)) problems.push(`${id}: tested in ${file}, but no such statement`);
  }
  return problems;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function testsOf({shownBy = []}: Statement, file: string | undefined): string {
  const files = [...(file ? [file] : []), ...shownBy.map((shown) => shown.file)];
  return files.map((name) => `\`${name}\``).join(', ') || 'none';
}

function notesOf(rows: Statement[]): string[] {
  const notes = rows.flatMap(({id, note}) => (note ? [`- ${id}: ${note}`] : []));
  return notes.length > 0 ? ['Notes:', '', ...notes, ''] : [];
}

export function conformanceReport(
  statements: Statement[],
  tests: BrowserTest[],
  hasTest: TestFinder = testExists,
): Report {
  const filesById = new Map(tests.map(({title, file}) => [title.split(' ')[0] ?? '', file]));
  const pending = statements.filter((statement) => statement.pending);
  const tested = statements.filter(({id, shownBy}) => filesById.has(id) || shownBy);
  const summary = `${statements.length} statements, ${tested.length} tested, ${pending.length} pending`;

  const tables = sections.flatMap((title, index) => {
    const rows = statements.filter(({section}) => section === index + 1);
    if (rows.length === 0) return [];
    return [
      `## ${index + 1}. ${title}`,
      '',
      '| Id | Statement | Test | State |',
      '|---|---|---|---|',
      ...rows.map((row) => {
        const {id, text, pending: reason} = row;
        const state = reason ? `pending: ${reason}` : 'tested';
        return `| ${id} | ${cell(text)} | ${testsOf(row, filesById.get(id))} | ${cell(state)} |`;
      }),
      '',
      ...notesOf(rows),
    ];
  });

  const markdown = [
    '# Conformance',
    '',
    'Every statement of the specification that a reader or a developer can observe, and the test that shows it. Notes say how we read the specification where it leaves room. Written by `npm run write:conformance`, checked by `npm run check:conformance`.',
    '',
    `${summary}.`,
    '',
    ...tables,
  ].join('\n');
  return {markdown, summary, problems: problemsOf(statements, filesById, hasTest)};
}

interface Suite {
  file: string;
  specs?: {title: string}[];
  suites?: Suite[];
}

/** Lists the tests without running them or starting servers. */
function listTests(): BrowserTest[] {
  const output = execFileSync(
    'node_modules/.bin/playwright',
    ['test', '--list', '--reporter=json', 'tests/conformance/'],
    {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  const {suites} = JSON.parse(output.slice(output.indexOf('{'))) as {
    suites: (Suite & {title: string})[];
  };
  return suites.flatMap((suite) =>
    (suite.specs ?? []).map(({title}) => ({title, file: path.posix.join('tests', suite.title)})),
  );
}

if (require.main === module) {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const statements = parse(
    readFileSync('tests/conformance/statements.yaml', 'utf8'),
  ) as Statement[];
  const {markdown, summary, problems} = conformanceReport(statements, listTests());
  const target = 'docs/conformance.md';
  if (values.check && (!existsSync(target) || readFileSync(target, 'utf8') !== markdown)) {
    problems.push(`${target} is out of date: run "npm run write:conformance"`);
  }
  for (const problem of problems) console.error(problem);
  console.log(summary);
  if (problems.length > 0) process.exit(1);
  if (!values.check) {
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, markdown);
  }
}
