import {createHash} from 'node:crypto';

const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex');

/** The items whose names have the lowest hashes, so that a new item replaces one at most. */
export function sample<Item>(
  items: Item[],
  size: number,
  nameOf: (item: Item) => string = String,
): Item[] {
  return items
    .map((item) => ({item, hash: hashOf(nameOf(item))}))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, size)
    .map(({item}) => item);
}
