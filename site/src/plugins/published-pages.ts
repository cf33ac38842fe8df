import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {pageAddress} from '@docs/content-model';

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
