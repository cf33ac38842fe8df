import {ArgosyPromise, type WithResponse} from './argosy-promise.js';
import {PaginationError} from './errors.js';

/** A page in JSON. */
export type PageBody<Item> = {data: Item[]; nextCursor?: string | null; totalCount?: number};

/** One page of a list, with all fields of the response. */
export class Page<Item> {
  readonly data!: Item[];
  /** `null` on the last page. */
  readonly nextCursor: string | null = null;
  /** Number of items on all pages, if you asked for it with `includeTotal`. */
  declare readonly totalCount?: number;
  readonly #next: (cursor: string) => PagePromise<Item>;

  constructor(body: PageBody<Item>, next: (cursor: string) => PagePromise<Item>) {
    Object.assign(this, body);
    this.#next = next;
  }

  hasNextPage(): boolean {
    return Boolean(this.nextCursor);
  }

  /** The last page has no next page, which gives `undefined`. */
  async nextPage(): Promise<Page<Item> | undefined> {
    return this.nextCursor ? this.#next(this.nextCursor) : undefined;
  }
}

/** The promise of a list's first page. It also iterates over the items of all pages. */
export class PagePromise<Item> extends ArgosyPromise<Page<Item>> implements AsyncIterable<Item> {
  readonly #cursor?: string;

  constructor(exchange: Promise<WithResponse<Page<Item>>>, cursor?: string) {
    super(exchange);
    this.#cursor = cursor;
  }

  /** Each page, starting with the first. */
  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    const cursors = new Set<string | null | undefined>([this.#cursor]);
    for (let page: Page<Item> | undefined = await this; page; page = await page.nextPage()) {
      yield page;
      if (cursors.has(page.nextCursor)) throw new PaginationError();
      cursors.add(page.nextCursor);
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }
}
