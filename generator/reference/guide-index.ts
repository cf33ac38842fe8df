import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {GuideLink} from './pages/operation';

export type WrittenPage = GuideLink & {text: string};

/** Every page that people wrote in a folder, by file name; partials are none. */
export function readWrittenPages(folder: string): WrittenPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return {title: titleOf(text) ?? file, route: routeOf(file, text), text};
    });
}

/** Which guides name which operation with `<Op slug="…" />`, by slug. */
export function indexGuides(guides: WrittenPage[]): Map<string, GuideLink[]> {
  const found = new Map<string, GuideLink[]>();
  for (const {title, route, text} of guides) {
    for (const slug of new Set(
      [...text.matchAll(/<Op\s+slug="([^"]+)"/g)].map(([, name = '']) => name),
    )) {
      found.set(slug, [...(found.get(slug) ?? []), {title, route}]);
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
