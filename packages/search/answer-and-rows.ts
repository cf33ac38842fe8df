import type {Answer, SearchHit, SearchResponse} from './types';

/** What the list shows. The answer takes the row of its own section. */
export function answerAndRows(response: SearchResponse | null): {
  answer: Answer | null;
  hits: SearchHit[];
} {
  const {answer = null, hits = []} = response ?? {};
  return {answer, hits: hits.filter(({url}) => url !== answer?.url)};
}
