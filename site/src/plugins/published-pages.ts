import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {pageAddress, withExtension} from '@docs/content-model';

/** A page's metadata for its Markdown page, its Open Graph image, and page lists. */
export interface PublishedPage {
  route: string;
  title: string;
  description: string;
  /** Sidebar labels from the area down to the page's category. */
  trail: string[];
  kind: string;
  /** From the Git history, if the page has one. */
  updated: Date | undefined;
  /** Reachable only by its address, not by navigation or search. */
  unlisted: boolean;
}

const areaNames: Record<string, string> = {default: 'Guides', api: 'API reference', sdks: 'SDKs'};

/** Returns all pages of all areas in sidebar order. Pages that are in no sidebar come last. */
export function publishedPages(allContent: AllContent, baseUrl: string): PublishedPage[] {
  return Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ([area, content]) =>
      (content as LoadedContent).loadedVersions.flatMap((version) =>
        pagesOf(version, areaNames[area] ?? area, baseUrl),
      ),
  );
}

function pagesOf({docs, sidebars}: LoadedVersion, area: string, baseUrl: string): PublishedPage[] {
  const trails = new Map<string, string[]>();
  for (const items of Object.values(sidebars)) collectTrails(items, [area], trails);
  const order = [...trails.keys()];
  const rank = (id: string) => (trails.has(id) ? order.indexOf(id) : order.length);
  return [...docs]
    .sort((a, b) => rank(a.id) - rank(b.id))
    .map((doc) => ({
      route: pageAddress(doc.permalink, baseUrl),
      title: doc.title,
      description: doc.description,
      trail: trails.get(doc.id) ?? [area],
      kind: (doc.frontMatter as {kind?: string}).kind ?? '',
      updated: doc.lastUpdatedAt ? new Date(doc.lastUpdatedAt) : undefined,
      unlisted: doc.unlisted,
    }));
}

type SidebarItems = LoadedVersion['sidebars'][string];

function collectTrails(items: SidebarItems, trail: string[], trails: Map<string, string[]>): void {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') {
      if (!trails.has(item.id)) trails.set(item.id, trail);
    } else if (item.type === 'category') {
      const nestedTrail = [...trail, item.label];
      if (item.link?.type === 'doc') trails.set(item.link.id, nestedTrail);
      collectTrails(item.items, nestedTrail, trails);
    }
  }
}

/** Returns the path in the build of a page's file with this extension. */
export const builtFile = (
  outDir: string,
  baseUrl: string,
  route: string,
  ending: '.md' | '.png' | '.html',
): string => path.join(outDir, decodeURI(withExtension(route, ending)).slice(baseUrl.length));

/** Replaces a part of a text. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Applies edits that are in order and don't overlap. */
export const applyEdits = (text: string, edits: Edit[]): string =>
  edits.reduceRight(
    (result, edit) => result.slice(0, edit.from) + edit.text + result.slice(edit.to),
    text,
  );

/** Reads every page of the build. */
export function* readPages(outDir: string): Generator<{name: string; file: string; html: string}> {
  for (const name of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(outDir, name);
    yield {name, file, html: readFileSync(file, 'utf8')};
  }
}

/** Rewrites every page of the build, and leaves files alone that don't change. */
export function rewritePages(
  outDir: string,
  rewrite: (html: string, name: string) => string,
): void {
  for (const {name, file, html} of readPages(outDir)) {
    const rewritten = rewrite(html, name);
    if (rewritten !== html) writeFileSync(file, rewritten);
  }
}

/** Returns a page's main element. The rest is navigation, which takes longer to parse than most articles. */
export const mainPart = (html: string): string => /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? html;
