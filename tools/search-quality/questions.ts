import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {KnownItem} from './known-items';

interface Question {
  question: string;
  page: string;
  heading?: string;
  /** Other pages that answer it, too. */
  also?: string[];
}

/** Questions in readers' words. */
export function readQuestions(file: string): KnownItem[] {
  const questions = parse(readFileSync(file, 'utf8')) as Question[];
  return questions.map(({question, page, heading, also}) => ({
    query: question,
    page,
    heading,
    also,
  }));
}

export const halves = (questions: readonly KnownItem[]) => ({
  tuned: questions.filter(({query}) => isTuned(query)),
  heldOut: questions.filter(({query}) => !isTuned(query)),
});

/**
 * Weights, synonyms, and keywords are tuned on one half of the queries. The other half validates
 * them, and its misses stay hidden.
 */
const isTuned = (query: string): boolean =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0;

interface ShortQuery extends KnownItem {
  persona: 'ops' | 'dev' | 'new';
  kind: string;
}

interface Entry {
  query: string;
  accept: [string, ...string[]];
  persona: ShortQuery['persona'];
  kind: string;
}

/** What readers type into the search box, with the pages that answer it. */
export function readShortQueries(file: string): {tuned: ShortQuery[]; heldOut: ShortQuery[]} {
  const entries = parse(readFileSync(file, 'utf8')) as Entry[];
  const queries = entries.map(({query, accept: [page, ...also], persona, kind}) => ({
    query,
    page,
    also,
    persona,
    kind,
  }));
  return {
    tuned: queries.filter(({query}) => isTuned(query)),
    heldOut: queries.filter(({query}) => !isTuned(query)),
  };
}

export interface LabeledQuery {
  query: string;
  /** A right passage has one of these phrases. Without phrases, no passage is right. */
  answers: string[];
}

export const readLabeledQueries = (file: string): LabeledQuery[] =>
  parse(readFileSync(file, 'utf8')) as LabeledQuery[];
