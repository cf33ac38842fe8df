import type {ContentPage, Finding} from './page';

/**
 * A guide uses every operation, or the list has the reason why not. A listed operation that a guide
 * uses is stale.
 */
export function unusedOperations(
  slugs: string[],
  pages: ContentPage[],
  reasons: Record<string, string>,
): Finding[] {
  const used = new Set(
    pages.flatMap(({body}) =>
      [...body.matchAll(/<Op\s+slug="([^"]+)"/g)].map(([, slug = '']) => slug),
    ),
  );
  const file = 'docs/operations-without-guide.yaml';
  return [
    ...slugs
      .filter((slug) => !used.has(slug) && !reasons[slug])
      .map((slug) => ({
        file,
        message: `no guide uses ${slug}. Mention it with <Op slug="${slug}" />, or add it here with the reason`,
      })),
    ...Object.keys(reasons)
      .filter((slug) => used.has(slug))
      .map((slug) => ({file, message: `${slug} is listed, but a guide uses it`})),
    ...Object.keys(reasons)
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => ({file, message: `${slug} is not an operation`})),
  ];
}

/** A guide mentions every event type, so that readers learn how to handle it. */
export function unusedEvents(types: string[], pages: ContentPage[]): Finding[] {
  const used = new Set(
    pages.flatMap(({body}) =>
      [...body.matchAll(/<Event\s+type="([^"]+)"/g)].map(([, type = '']) => type),
    ),
  );
  return types
    .filter((type) => !used.has(type))
    .map((type) => ({
      file: `openapi/events/${type}.yaml`,
      message: `no guide names it with <Event type="${type}" />`,
    }));
}
