import {readFileSync} from 'node:fs';

/** The path of every published page, from the sitemap. */
export function publishedPages(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  if (paths.length === 0) throw new Error('build/sitemap.xml lists no page');
  return paths.sort();
}

const isOperation = (address: string): boolean => /^\/api\/(?!category\/)/.test(address);

/**
 * Every page that isn't an operation, and every fourth operation. Operations are one template, and each
 * has thousands of elements. `every` takes only every nth of them, for tests that are slow, because
 * neighbors have the same parts. `EVERY_PAGE=true` returns all pages, which takes half an hour longer.
 */
export function representativePages(every = 1): string[] {
  const pages = publishedPages();
  if (process.env.EVERY_PAGE === 'true') return pages;
  const operations = pages.filter(isOperation);
  return pages
    .filter((page) => !isOperation(page) || operations.indexOf(page) % 4 === 0)
    .filter((_, index) => index % every === 0);
}

/** Splits a list into parts that several workers can run. */
export function inParts<Item>(items: Item[], size: number): Item[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
