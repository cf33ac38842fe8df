import type {CatalogEntry, ErrorCatalog} from './contract-files';
import {errorsOf, listOperations, resolveRef} from './operations';
import type {Response, Spec} from './spec-types';

/** The response body of a catalog entry. */
export function errorEnvelope(code: string, entry: CatalogEntry, site: string) {
  if (entry.format === 'oauth') return {error: code, error_description: entry.message};
  return {
    error: {
      code,
      type: entry.type,
      message: entry.message,
      ...(entry.details && {details: entry.details}),
      ...(entry.marketplace && {marketplace: entry.marketplace}),
      requestId: 'req_7f3c1a9e5d2b',
      docUrl: new URL(`/api/errors#${code}`, site).href,
    },
  };
}

/** Where the documentation is. */
export const siteOf = (spec: Spec): string =>
  (spec.externalDocs as {url: string} | undefined)?.url ?? 'https://docs.example';

/**
 * Adds an example of every error code to the response with its status, for each operation. Statuses
 * whose codes are the same for all operations keep the shared response.
 */
export function addErrorExamples(spec: Spec, catalog: ErrorCatalog): void {
  for (const [status, codes] of codesByStatus(catalog, isShared)) {
    for (const response of Object.values(spec.components.responses)) {
      if (response.content && sharedStatus(spec, response) === status) setExamples(response, codes);
    }
  }
  for (const {operation} of listOperations(spec)) {
    if (operation['x-stub']) continue;
    const errors = errorsOf(spec, operation, catalog);
    for (const [status, codes] of codesByStatus(errors, () => true)) {
      const shared = operation.responses[status];
      if (!shared || codes.every((code) => isShared(catalog[code]))) continue;
      const response = structuredClone(resolveRef(spec, shared));
      setExamples(response, codes);
      operation.responses[status] = response;
    }
  }
  dropUnusedResponses(spec);
  addReferencedExamples(spec, catalog);
}

/** Errors that all operations with a token have in common. */
const isShared = (entry: CatalogEntry | undefined): boolean =>
  entry?.scope === 'every' || entry?.scope === 'authenticated';

/** Removes shared responses that every operation has replaced with its own. */
function dropUnusedResponses(spec: Spec): void {
  const text = JSON.stringify([spec.paths, spec.webhooks]);
  for (const name of Object.keys(spec.components.responses)) {
    if (!text.includes(`"#/components/responses/${name}"`))
      Reflect.deleteProperty(spec.components.responses, name);
  }
}

function addReferencedExamples(spec: Spec, catalog: ErrorCatalog): void {
  const text = JSON.stringify([spec.paths, spec.components.responses]);
  const examples = (spec.components.examples ??= {});
  for (const [code, entry] of Object.entries(catalog)) {
    if (!text.includes(`"#/components/examples/${code}"`)) continue;
    examples[code] = {summary: entry.cause, value: errorEnvelope(code, entry, siteOf(spec))};
  }
}

function codesByStatus(
  catalog: ErrorCatalog,
  select: (entry: CatalogEntry) => boolean,
): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [code, entry] of Object.entries(catalog)) {
    if (!select(entry)) continue;
    map.set(String(entry.status), [...(map.get(String(entry.status)) ?? []), code]);
  }
  return map;
}

function sharedStatus(spec: Spec, wanted: Response): string | undefined {
  for (const {operation} of listOperations(spec)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (response.$ref && resolveRef(spec, response) === wanted) return status;
    }
  }
  return undefined;
}

/** Puts the operation's own codes first, because tools show the first example. */
function setExamples(response: Response, codes: string[]): void {
  const media = response.content?.['application/json'];
  if (!media) return;
  media.examples = Object.fromEntries(
    [...codes].reverse().map((code) => [code, {$ref: `#/components/examples/${code}`}]),
  ) as never;
}
