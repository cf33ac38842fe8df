/** The HTML of a page's parts, by name. */
type RenderedParts = Partial<Record<string, string>>;

/**
 * How the published bundle gets a page's parts (`src/plugins/api-reference/lazy-parts-loader.cjs`).
 * The page that the reader opens first has them in its HTML, so its JavaScript doesn't repeat them.
 */
export interface LazyParts {
  fetch: () => Promise<{default: RenderedParts}>;
  /** The parts are in the document, as the server sent them. */
  isInDocument?: boolean;
  /** The HTML to render after a client-side navigation. */
  html?: RenderedParts;
}

export type Parts = RenderedParts | LazyParts;

export const isLazy = (parts: Parts): parts is LazyParts => typeof parts.fetch === 'function';

/** Fetches what a page needs before it can be rendered whole. */
export async function loadParts(parts: Parts): Promise<void> {
  if (!isLazy(parts) || parts.isInDocument || parts.html) return;
  parts.html = (await parts.fetch()).default;
}

export function noteInDocument(parts: LazyParts, isInDocument: boolean): void {
  parts.isInDocument = isInDocument;
}

/** Keeps a part as the reader leaves it, so that Back finds the same branches open. */
export function keepPart(parts: LazyParts, name: string, html: string): void {
  parts.isInDocument = false;
  parts.html = {...parts.html, [name]: html};
}

/** Loads the parts of the pages among a route's modules. A page with parts exports them. */
export async function loadPartsOf(modules: unknown): Promise<void> {
  const pages = [modules].flat() as ({parts?: Parts} | undefined)[];
  await Promise.all(pages.map((page) => page?.parts && loadParts(page.parts)));
}
