import type {SearchRecord} from '../../search/types';

/** A line that so many operations share tells none of them from the others. */
const mostPages = 3;
/** Shorter lines are names and types. */
const shortest = 20;

/**
 * Operations that return the same entity repeat the description of each of its properties. Such
 * lines are left out of their records; the names of the properties stay, as identifiers.
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
    line.length >= shortest && (pagesOf.get(line)?.size ?? 0) > mostPages;
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
