/** One page of any list. */
export type Page<Item> = {data: Item[]; nextCursor: string | null};

/**
 * Every entry of a list, page after page.
 * @param fetchPage gets the page at a cursor; the first page has none.
 */
export async function* paginate<Item>(
  fetchPage: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | undefined;
  do {
    const page = await fetchPage(cursor);
    yield* page.data;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
