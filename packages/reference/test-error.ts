import type {CatalogEntry} from '@docs/contract';

/** An error for tests, with a cause that has code and a guide to read. */
export const error = (code: string): {code: string} & CatalogEntry => ({
  code,
  status: 404,
  type: 'NOT_FOUND',
  retryable: false,
  scope: 'operation',
  message: 'Not found.',
  cause: 'The `id` is unknown.',
  fix: 'Check the ID.',
  read: '/guide',
});
