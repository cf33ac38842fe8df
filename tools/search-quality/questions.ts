import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {isTuned} from './halves';
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
