import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {test} from './fixtures';

export interface Statement {
  id: string;
  section: number;
  text: string;
  /** The missing part of the site that the statement is about. */
  pending?: string;
  /** How we read the specification where it leaves room, or what the test leaves out. */
  note?: string;
  /** Tests outside this folder that show the statement. */
  shownBy?: {file: string; test: string}[];
}

const statements = parse(
  readFileSync(path.join(__dirname, 'statements.yaml'), 'utf8'),
) as Statement[];

const byId = new Map(statements.map((entry) => [entry.id, entry]));

type Body = Parameters<typeof test>[2];

interface Options {
  /**
   * Runs the test of a pending statement and expects it to fail, so that a stale `pending` line is found.
   * Only for tests that fail within a second.
   */
  cheap?: boolean;
}

/** Registers the test of one statement of statements.yaml, under its id and text. */
export function statement(id: string, body: Body, {cheap = false}: Options = {}): void {
  const found = byId.get(id);
  if (!found) throw new Error(`statements.yaml has no statement ${id}`);
  const title = `${id} ${found.text}`;
  if (!found.pending) test(title, body);
  else if (cheap) test.fail(title, body);
  else test.fixme(title, body);
}
