import type {SearchRecord} from '@docs/search';

/** If more operations share a line, it doesn't help to find any of them. */
const maxPages = 3;
/** Shorter lines are names and types. */
const minLength = 20;

/**
 * Operations that return the same entity repeat its property descriptions. Drops those lines from their
 * records. The property names stay, as identifiers.
 */
export function dropRepeated(records: SearchRecord[]): SearchRecord[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const {kind, content, url_without_anchor: page} of records) {
    if (kind !== 'operation') continue;
    for (const line of content.split('\n')) {
      const pages = pagesOf.get(line) ?? new Set();
      pagesOf.set(line, pages.add(page));
    }
  }
  const isRepeated = (line: string) =>
    line.length >= minLength && (pagesOf.get(line)?.size ?? 0) > maxPages;
  return records.map((record) =>
    record.kind === 'operation'
      ? {
          ...record,
          content: record.content
            .split('\n')
            .filter((line) => !isRepeated(line))
            .join('\n'),
        }
      : record,
  );
}
