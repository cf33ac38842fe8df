import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

export interface LabeledQuery {
  query: string;
  /** A right passage has one of these phrases. Without phrases, no passage is right. */
  answers: string[];
}

export const readLabeledQueries = (file: string): LabeledQuery[] =>
  parse(readFileSync(file, 'utf8')) as LabeledQuery[];
