import type {CatalogEntry, ErrorCatalog} from '@docs/contract';

export type ErrorGroup = {
  status: number;
  /** The status and its reason, such as `409 Conflict`. */
  title: string;
  errors: ({code: string} & CatalogEntry)[];
};

/** The catalog by status. Codes are in alphabetical order. */
export function errorGroups(catalog: ErrorCatalog): ErrorGroup[] {
  const errors = Object.entries(catalog)
    .map(([code, error]) => ({code, ...error}))
    .sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
  return [...new Set(errors.map(({status}) => status))].map((status) => ({
    status,
    title: `${status} ${reasons[status] ?? ''}`.trim(),
    errors: errors.filter((error) => error.status === status),
  }));
}

const reasons: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  402: 'Payment required',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  424: 'Failed dependency',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
};
