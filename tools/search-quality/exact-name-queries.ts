import {
  errorAddress,
  type ErrorCatalog,
  eventAddress,
  listOperations,
  type Spec,
} from '@docs/contract';
import {maxQueryLength, type SearchRecord} from '@docs/search';

export interface ExactNameQuery {
  query: string;
  /** The lowest allowed rank of the expected page. */
  within: number;
  answers: (url: string) => boolean;
}

type Kind =
  'slug' | 'operation id' | 'path' | 'event type' | 'error code' | 'status' | 'property name';

/** Names that readers copy from code, with the entry that must be found. */
export function exactNameQueries(
  spec: Spec,
  records: readonly SearchRecord[],
): Record<Kind, ExactNameQuery[]> {
  const operations = listOperations(spec);
  const first = (query: string, answers: ExactNameQuery['answers']) => ({
    query,
    within: 1,
    answers,
  });
  const page = (slug: string) => (url: string) => url.split('#')[0] === `/api/${slug}`;
  const typed = (path: string) => path.slice(0, maxQueryLength);
  const entries = new Set(records.map(({url}) => relative(url)));
  const pagesByProperty = new Map<string, Set<string>>();
  for (const {identifiers, url_without_anchor: url} of records) {
    for (const name of identifiers) {
      pagesByProperty.set(name, (pagesByProperty.get(name) ?? new Set()).add(relative(url)));
    }
  }
  return {
    slug: operations.map(({slug}) => first(slug, page(slug))),
    'operation id': operations.map(({slug, operation}) => first(operation.operationId, page(slug))),
    path: [...new Set(operations.map(({path}) => typed(path)))].map((query) => {
      const slugs = operations.filter(({path}) => typed(path) === query).map(({slug}) => slug);
      return first(query, (url) => slugs.some((slug) => page(slug)(url)));
    }),
    'event type': Object.keys(spec.webhooks).map((type) =>
      first(type, (url) => url.split('#')[0] === eventAddress(type)),
    ),
    'error code': Object.entries(spec['x-error-catalog'] as ErrorCatalog).map(([code, error]) =>
      first(code, (url) => url === errorAddress(code, error)),
    ),
    status: [...statuses(entries)].map((status) =>
      first(status, (url) => url.startsWith('/api/category/') && url.endsWith(`.${status}`)),
    ),
    'property name': [...pagesByProperty].map(([query, pages]) => ({
      query,
      within: 3,
      answers: (url) => pages.has(url.split('#')[0] ?? ''),
    })),
  };
}

/** Every status that an area's page explains has an anchor like `OfferStatus.ACTIVE`. */
function statuses(entries: ReadonlySet<string>): Set<string> {
  const found = [...entries].flatMap((url) =>
    url.startsWith('/api/category/') ? (/#\w+\.([A-Z_]+)$/.exec(url)?.slice(1) ?? []) : [],
  );
  return new Set(found);
}

const relative = (url: string): string => {
  const {pathname, hash} = new URL(url);
  return decodeURI(pathname) + hash;
};
