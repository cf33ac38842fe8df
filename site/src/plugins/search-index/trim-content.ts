import {terms} from '@docs/search';

const fullLength = 1_000;

/**
 * Keeps the text up to a limit, and after it only words that haven't occurred yet. Long sections stay
 * findable, and the index stays small.
 */
export function trimContent(raw: string): string {
  const text = raw.replaceAll(/[\u200B\s]+/g, ' ').trim();
  if (text.length <= fullLength) return text;
  const end = text.lastIndexOf(' ', fullLength);
  const head = text.slice(0, end);
  const seen = new Set(terms(head));
  const rest = text
    .slice(end + 1)
    .split(' ')
    .filter((word) => {
      const fresh = terms(word).filter((term) => !seen.has(term));
      for (const term of fresh) seen.add(term);
      return fresh.length > 0;
    });
  return `${head} ${rest.join(' ')}`;
}
