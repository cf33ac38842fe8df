import type {ContentPage, Finding} from './page';

/** Every operation is used by a guide, or the list says why not; a listed one that is used is stale. */
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
      .map((slug) => ({file, message: `no guide uses ${slug}, and it is not listed`})),
    ...Object.keys(reasons)
      .filter((slug) => used.has(slug))
      .map((slug) => ({file, message: `${slug} is listed, but a guide uses it`})),
    ...Object.keys(reasons)
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => ({file, message: `${slug} is not an operation`})),
  ];
}
