import MiniSearch from 'minisearch';
import {terms} from '@docs/search';

/** A sentence with the most similar names. */
export function didYouMean(wrong: string, names: readonly string[]): string {
  const index = new MiniSearch<{id: string; name: string}>({
    fields: ['name'],
    tokenize: (text) => terms(text),
  });
  index.addAll([...new Set(names)].map((name) => ({id: name, name})));
  const found = index.search(wrong, {fuzzy: 0.3, prefix: true}).slice(0, 5);
  return found.length > 0 ? ` Did you mean ${found.map(({id}) => String(id)).join(', ')}?` : '';
}
