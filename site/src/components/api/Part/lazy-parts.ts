/** The HTML of a page's parts, by name. */
type RenderedParts = Partial<Record<string, string>>;

/**
 * A page's parts in a production bundle (`src/plugins/api-reference/lazy-parts-loader.cjs`). The first
 * page has them in its HTML, so its JavaScript doesn't repeat them.
 */
export interface LazyParts {
  fetch: () => Promise<{default: RenderedParts}>;
  /** Whether the document contains the parts that the server sent. */
  isInDocument?: boolean;
  /** The HTML to render after a client-side navigation. */
  html?: RenderedParts;
}

export type Parts = RenderedParts | LazyParts;

export const isLazy = (parts: Parts): parts is LazyParts => typeof parts.fetch === 'function';

/** Fetches the parts that a page needs before it can be rendered. */
export async function loadParts(parts: Parts): Promise<void> {
  if (!isLazy(parts) || parts.isInDocument || parts.html) return;
  parts.html = (await parts.fetch()).default;
}

export function noteInDocument(parts: LazyParts, isInDocument: boolean): void {
  parts.isInDocument = isInDocument;
}

/** Saves a part when the reader leaves the page, so that Back shows the same branches open. */
export function keepPart(parts: LazyParts, name: string, html: string): void {
  parts.isInDocument = false;
  parts.html = {...parts.html, [name]: html};
}

/** Loads the parts of all pages in a route's modules. A page with parts exports them. */
export async function loadPartsOf(modules: unknown): Promise<void> {
  const pages = [modules].flat() as ({parts?: Parts} | undefined)[];
  await Promise.all(pages.flatMap((page) => (page?.parts ? [loadParts(page.parts)] : [])));
}
