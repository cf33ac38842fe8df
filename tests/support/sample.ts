import {seeded} from '../../scripts/lib/seeded';

/** Some of the items, the same ones in every run, none of them twice. */
export function sample<Item>(items: Item[], size: number, seed = 20_261_116): Item[] {
  const random = seeded(seed);
  const left = [...items];
  return Array.from(
    {length: Math.min(size, left.length)},
    () => left.splice(Math.floor(random() * left.length), 1)[0] as Item,
  );
}
