import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {GuideLink} from './pages/operation';

/** Which guides name which operation with `<Op slug="…" />`, by slug. */
export function indexGuides(folder: string): Map<string, GuideLink[]> {
  const found = new Map<string, GuideLink[]>();
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'),
  );
  for (const file of files.sort()) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const link = {title: titleOf(text) ?? file, route: routeOf(file, text)};
    for (const slug of new Set(
      [...text.matchAll(/<Op\s+slug="([^"]+)"/g)].map(([, name = '']) => name),
    )) {
      found.set(slug, [...(found.get(slug) ?? []), link]);
    }
  }
  return found;
}

const titleOf = (text: string) =>
  text
    .match(/^title: (?:"(.*)"|'(.*)'|(.*))$/m)
    ?.slice(1)
    .find(Boolean);

function routeOf(file: string, text: string): string {
  const slug = text.match(/^slug: (.*)$/m)?.[1];
  return slug ?? `/${file.replace(/(?:\/?index)?\.mdx$/, '')}`;
}
