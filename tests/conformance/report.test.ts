import {describe, expect, it} from 'vitest';
import {conformanceReport} from './report';

const statements = [
  {id: '2.shell.01', section: 2, text: 'The bar is on top'},
  {id: '2.shell.02', section: 2, text: 'The menu | opens', pending: 'navigation'},
];
const tests = [
  {title: '2.shell.01 The bar is on top', file: 'tests/conformance/2-shell.spec.ts'},
  {title: '2.shell.02 The menu | opens', file: 'tests/conformance/2-shell.spec.ts'},
];

describe('conformanceReport', () => {
  it('pairs each statement with its test', () => {
    const report = conformanceReport(statements, tests);
    expect(report.problems).toEqual([]);
    expect(report.summary).toBe('2 statements, 2 tested, 1 pending');
    expect(report.markdown).toContain(
      '| 2.shell.01 | The bar is on top | `tests/conformance/2-shell.spec.ts` | tested |',
    );
    expect(report.markdown).toContain('| The menu \\| opens |');
    expect(report.markdown).toContain('pending: navigation');
  });

  it('reports a statement without a test and a test without a statement', () => {
    const report = conformanceReport(statements, [
      ...tests.slice(0, 1),
      {title: '9.none.01 Nowhere stated', file: 'tests/conformance/9-constants.spec.ts'},
    ]);
    expect(report.problems).toEqual([
      '2.shell.02: has no test',
      '9.none.01: tested in tests/conformance/9-constants.spec.ts, but no such statement',
    ]);
  });

  it('rejects a wrong ID, a duplicate ID, and a pending statement without a reason', () => {
    const report = conformanceReport(
      [
        {id: '2.shell.01', section: 3, text: 'The bar is on top'},
        {id: '2.shell.01', section: 2, text: 'Again', pending: ' '},
      ],
      tests.slice(0, 1),
    );
    expect(report.problems).toEqual([
      '2.shell.01: not an id of section 3',
      '2.shell.01: stated twice',
      '2.shell.01: pending without a reason',
    ]);
  });

  it("accepts a named test instead of a browser test, and rejects one that doesn't exist", () => {
    const shown = {
      id: '4.build.01',
      section: 4,
      text: 'Broken links fail the build',
      shownBy: [{file: 'tests/build/a.test.ts', test: 'fails on a broken link'}],
    };
    const report = conformanceReport([shown], [], (_file, title) => title.startsWith('fails'));
    expect(report.problems).toEqual([]);
    expect(report.summary).toBe('1 statements, 1 tested, 0 pending');
    expect(report.markdown).toContain('| `tests/build/a.test.ts` | tested |');
    expect(conformanceReport([shown], [], () => false).problems).toEqual([
      '4.build.01: tests/build/a.test.ts has no test "fails on a broken link"',
    ]);
    expect(conformanceReport([shown], []).problems, 'reads the file').toHaveLength(1);
  });

  it('prints notes below the table of their section', () => {
    const note = 'Focus loads the modal, and a click opens it.';
    const {markdown} = conformanceReport(
      statements.map((statement) => ({...statement, note})),
      tests,
    );
    expect(markdown).toContain(`Notes:\n\n- 2.shell.01: ${note}`);
  });
});
