import {type ErrorCatalog, readErrorCatalog} from '../contract-files';
import type {Spec} from '../spec-types';

/** The error catalog with routes as the site needs them, marked with the releases that added codes. */
export function markedErrors(spec: Spec): ErrorCatalog {
  const marked = spec['x-error-catalog'] as ErrorCatalog;
  return Object.fromEntries(
    Object.entries(readErrorCatalog()).map(([code, entry]) => {
      const version = marked[code]?.['x-added-in'];
      return [code, {...entry, ...(version && {'x-added-in': version})}];
    }),
  );
}
