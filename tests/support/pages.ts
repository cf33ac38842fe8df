import {readFileSync} from 'node:fs';

/** Every page of the published build, from its sitemap, as paths. */
export function publishedPages(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  if (paths.length === 0) throw new Error('build/sitemap.xml lists no page');
  return paths.sort();
}

/** Splits a list so that workers can share it. */
export function inParts<Item>(items: Item[], size: number): Item[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
