import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {KnownItem} from './known-items';

interface Question {
  question: string;
  page: string;
  heading?: string;
  /** Other pages that answer it as well. */
  also?: string[];
}

/** What readers ask, in their words. */
export function readQuestions(file: string): KnownItem[] {
  const questions = parse(readFileSync(file, 'utf8')) as Question[];
  return questions.map(({question, page, heading, also}) => ({
    query: question,
    page,
    heading,
    also,
  }));
}
