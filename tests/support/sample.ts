import {seeded} from '../../tools/lib/seeded';

/** A random sample without duplicates, the same in every run. */
export function sample<Item>(items: Item[], size: number, seed = 20_261_116): Item[] {
  const random = seeded(seed);
  const left = [...items];
  return Array.from(
    {length: Math.min(size, left.length)},
    () => left.splice(Math.floor(random() * left.length), 1)[0] as Item,
  );
}
