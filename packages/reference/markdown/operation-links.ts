/** Turns bare operation slugs in Markdown into links to their pages. */
export function operationLinks(slugs: readonly string[]): (markdown: string) => string {
  const longestFirst = [...slugs].sort((a, b) => b.length - a.length);
  const bareSlug = new RegExp(
    `(^|[\\s(])(${longestFirst.join('|') || '(?!)'})(?=$|[\\s.,;:)])`,
    'gm',
  );
  return (markdown) =>
    markdown.replaceAll(
      bareSlug,
      (_, before: string, slug: string) => `${before}[${slug}](/api/${slug})`,
    );
}
