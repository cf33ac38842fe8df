import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {pageAddress} from '../content-model/page-address';

/** A page of a documentation area, as its twin, its picture and the lists of pages need it. */
export interface PublishedPage {
  route: string;
  title: string;
  description: string;
  /** Labels of the sidebar from the area down to the page's category. */
  trail: string[];
  kind: string;
  /** From history; undefined where there is none. */
  updated: Date | undefined;
  /** Reachable only by who knows the address. */
  unlisted: boolean;
}

const areaNames: Record<string, string> = {default: 'Guides', api: 'API reference', sdks: 'SDKs'};

/** Every page of every area, in the order of the sidebars; those in no sidebar come last. */
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
  const place = (id: string) => (trails.has(id) ? order.indexOf(id) : order.length);
  return [...docs]
    .sort((a, b) => place(a.id) - place(b.id))
    .map((doc) => ({
      route: pageAddress(doc.permalink, baseUrl),
      title: doc.title,
      description: doc.description,
      trail: trails.get(doc.id) ?? [area],
      kind: String((doc.frontMatter as {kind?: unknown}).kind ?? ''),
      updated: doc.lastUpdatedAt ? new Date(doc.lastUpdatedAt) : undefined,
      unlisted: doc.unlisted,
    }));
}

type SidebarItems = LoadedVersion['sidebars'][string];

function collectTrails(items: SidebarItems, trail: string[], found: Map<string, string[]>): void {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') {
      if (!found.has(item.id)) found.set(item.id, trail);
    } else if (item.type === 'category') {
      const inside = [...trail, item.label];
      if (item.link?.type === 'doc') found.set(item.link.id, inside);
      collectTrails(item.items, inside, found);
    }
  }
}
