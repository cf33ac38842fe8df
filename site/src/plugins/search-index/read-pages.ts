import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchRecord} from '@docs/search';
import {dropRepeated} from './drop-repeated';
import {extractRecords} from './extract';
import {trimContent} from './trim-content';

/** What a page's front matter says to search, and its HTML doesn't. */
export interface DocFacts {
  kind?: string;
  questions?: string[];
}

interface Build {
  outDir: string;
  baseUrl: string;
  siteUrl: string;
  /** The routes of this build. The folder may also contain files of an earlier build. */
  routesPaths: readonly string[];
  facts: ReadonlyMap<string, DocFacts>;
  excluded: ReadonlySet<string>;
}

export function readPages({
  outDir,
  baseUrl,
  siteUrl,
  routesPaths,
  facts,
  excluded,
}: Build): SearchRecord[] {
  const routes = [...new Set(routesPaths.map((route) => trim(route)))].filter(
    (route) => !excluded.has(route),
  );
  const records = routes.sort().flatMap((route) => {
    const file = fileOf(outDir, trim(route).slice(trim(baseUrl).length));
    if (!file) return [];
    const url = new URL(encodeURI(route || '/'), siteUrl).href;
    return extractRecords({html: readFileSync(file, 'utf8'), url, ...facts.get(route)});
  });
  return dropRepeated(records).map((record) => ({
    ...record,
    content: trimContent(record.content),
  }));
}

export const trim = (route: string): string => route.replace(/\/$/, '');

function fileOf(outDir: string, route: string): string | undefined {
  const candidates = [`${route}.html`, path.join(route, 'index.html')];
  return candidates
    .map((name) => path.join(outDir, name))
    .find((file) => existsSync(file) && !file.endsWith('/.html'));
}
