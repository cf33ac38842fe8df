import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

export interface Statement {
  id: string;
  section: number;
  text: string;
  /** How we read the specification where it leaves room, or what the test leaves out. */
  note?: string;
  /** Tests outside this folder that show the statement. */
  shownBy?: {file: string; test: string}[];
}

export const statements = parse(
  readFileSync('tests/conformance/statements.yaml', 'utf8'),
) as Statement[];

const textById = new Map(statements.map(({id, text}) => [id, text]));

/** The IDs and texts of statements, as the title of their test. */
export function titleOf(ids: string | string[]): string {
  const titles = [ids].flat().map((id) => {
    const text = textById.get(id);
    if (!text) throw new Error(`statements.yaml has no statement ${id}`);
    return `${id} ${text}`;
  });
  return titles.join('; ');
}
