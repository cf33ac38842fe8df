import type {KnownItem} from '../search-quality/known-items';
import type {Contestant} from './contestant';

export interface Score {
  mrr: number;
  hitAt3: number;
  msPerQuery: number;
}

/** Where the page that answers stands among the pages found. */
export async function score(ask: Contestant['ask'], items: readonly KnownItem[]): Promise<Score> {
  const began = performance.now();
  const ranks: number[] = [];
  for (const {query, page, also = []} of items) {
    const pages = [...new Set(await ask(query))];
    ranks.push(pages.findIndex((found) => found === page || also.includes(found)) + 1);
  }
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return {
    mrr: round(mean(ranks.map((rank) => (rank > 0 ? 1 / rank : 0)))),
    hitAt3: round(mean(ranks.map((rank) => Number(rank > 0 && rank <= 3)))),
    msPerQuery: round((performance.now() - began) / items.length),
  };
}
