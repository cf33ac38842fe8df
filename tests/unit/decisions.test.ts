import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const folder = 'docs/decisions';
const records = readdirSync(folder).filter((name) => name !== 'README.md');
const index = readFileSync(path.join(folder, 'README.md'), 'utf8');

interface Decision {
  title: string;
  date: string;
  status: string;
}

/** The parts that the index repeats, or the first thing that's wrong with the record's format. */
function readDecision(name: string, text: string, names: string[]): Decision | string {
  const number = name.slice(0, 4);
  const [heading = '', date = '', status = ''] = text.split(/\n+/, 3);
  const title = heading.startsWith(`# ${number}: `) ? heading.slice(8) : '';
  if (!title) return `The first line has to be "# ${number}: title"`;
  if (!/^Date: \d{4}-\d{2}-\d{2}$/.test(date))
    return 'The second line has to be "Date: YYYY-MM-DD"';
  const [, superseding] = /^Status: superseded by \[\d{4}\]\(([^)]+)\)$/.exec(status) ?? [];
  if (status !== 'Status: accepted' && !superseding)
    return 'The third line has to be "Status: accepted" or "Status: superseded by [NNNN](file)"';
  if (superseding && !names.includes(superseding)) return `There is no record ${superseding}`;
  const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, section]) => section).join(', ');
  if (sections !== 'Context, Decision, Consequences')
    return 'The sections have to be Context, Decision, and Consequences';
  return {title, date: date.slice(6), status: status.slice(8)};
}

/** The cells of a table's rows, without the spaces that Prettier aligns them with. */
const rows = index
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the decision records', () => {
  it.each(records)('%s has the format and its row in the index', (name) => {
    const decision = readDecision(name, readFileSync(path.join(folder, name), 'utf8'), records);
    expect(decision).toBeTypeOf('object');
    const {title, date, status} = decision as Decision;
    expect(rows).toContainEqual([`[${name.slice(0, 4)}](${name})`, title, date, status]);
  });

  it('have one row each in the index, in order', () => {
    expect(rows.map(([link]) => link)).toEqual(
      [...records].sort().map((name) => `[${name.slice(0, 4)}](${name})`),
    );
  });
});

describe('the format check', () => {
  const sections = '## Context\n\n## Decision\n\n## Consequences\n';
  const record = (status: string) =>
    `# 0001: Use nginx\n\nDate: 2026-11-15\n\n${status}\n\n${sections}`;
  const read = (text: string) => readDecision('0001-nginx.md', text, ['0002-caddy.md']);

  it('accepts a complete record', () => {
    expect(read(record('Status: accepted'))).toEqual({
      title: 'Use nginx',
      date: '2026-11-15',
      status: 'accepted',
    });
    expect(read(record('Status: superseded by [0002](0002-caddy.md)'))).toBeTypeOf('object');
  });

  it.each([
    ['another number', record('Status: accepted').replace('0001', '0003'), 'first line'],
    ['no date', record('Status: accepted').replace('Date: 2026-11-15\n\n', ''), 'second line'],
    ['no status', record(''), 'third line'],
    [
      'a missing successor',
      record('Status: superseded by [0009](0009-x.md)'),
      'no record 0009-x.md',
    ],
    ['a missing section', record('Status: accepted').replace('## Decision\n\n', ''), 'sections'],
  ])('rejects %s', (_, text, message) => {
    expect(read(text)).toContain(message);
  });
});
