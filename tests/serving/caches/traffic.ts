// cspell:ignore apng
import {seeded} from '../../../tools/lib/seeded';

export interface Visit {
  path: string;
  headers: Record<string, string>;
  /** Whether the client tries to poison the cache or to fill it with copies. */
  isHostile: boolean;
}

/** What browsers and common clients send for a page. */
const readers = [
  {
    // Chrome and Edge
    accept:
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
    'accept-encoding': 'gzip, deflate, br, zstd',
  },
  {
    // Firefox
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
  },
  {
    // Safari
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br',
  },
  {accept: '*/*', 'accept-encoding': 'gzip, deflate'},
  {accept: '*/*', 'accept-encoding': 'identity'},
];

/** One visit per page and kind of reader. */
export const firstVisits = (paths: string[]): Visit[] =>
  paths.flatMap((path) => readers.map((headers) => ({path, headers, isHostile: false})));

/** Every tenth visit is hostile, and every twentieth is by an agent that wants Markdown. */
export function* visitsFrom(seed: number, count: number, paths: string[]): Generator<Visit> {
  const random = seeded(seed);
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  for (let index = 0; index < count; index += 1) {
    const visit = {path: pick(paths), headers: {...pick(readers)}, isHostile: false};
    if (index % 20 === 7) visit.headers.accept = 'text/markdown, text/html;q=0.9';
    if (index % 10 === 3) {
      visit.isHostile = true;
      const kind = Math.floor(random() * 4);
      if (kind === 0) visit.path += `?cb=${index}`;
      if (kind === 1) visit.headers.accept = `x/${index}`;
      if (kind === 2) visit.headers['accept-encoding'] = `gzip;q=0.${index}, x-${index}`;
      if (kind === 3) visit.headers.accept = `text/markdown;q=1, x/${index}`;
    }
    yield visit;
  }
}
