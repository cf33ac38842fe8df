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

/** Weights, synonyms, and keywords are tuned on the first half. The second half validates them. */
export function halves(questions: readonly KnownItem[]): {
  tuned: KnownItem[];
  heldOut: KnownItem[];
} {
  const isTuned = ({query}: KnownItem) =>
    (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0;
  return {
    tuned: questions.filter(isTuned),
    heldOut: questions.filter((question) => !isTuned(question)),
  };
}
