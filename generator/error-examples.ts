import type {CatalogueEntry, ErrorCatalogue} from './contract-files';
import {errorsOf, listOperations, resolveRef} from './operations';
import type {Response, Spec} from './spec-types';

/** The body that a catalogue entry stands for. */
export function errorEnvelope(code: string, entry: CatalogueEntry) {
  return {
    error: {
      code,
      type: entry.type,
      message: entry.message,
      ...(entry.details && {details: entry.details}),
      ...(entry.marketplace && {marketplace: entry.marketplace}),
      requestId: 'req_7f3c1a9e5d2b',
    },
  };
}

/**
 * Gives each operation, for each error status, an example of every code that it can return with
 * that status. Statuses whose codes are the same for all operations keep the shared response.
 */
export function addErrorExamples(spec: Spec, catalogue: ErrorCatalogue): void {
  for (const [status, codes] of codesByStatus(catalogue, (entry) => entry.scope === 'every')) {
    for (const response of Object.values(spec.components.responses)) {
      if (response.content && sharedStatus(spec, response) === status) setExamples(response, codes);
    }
  }
  for (const {operation} of listOperations(spec)) {
    if (operation['x-stub']) continue;
    const errors = errorsOf(spec, operation, catalogue);
    for (const [status, codes] of codesByStatus(errors, () => true)) {
      const shared = operation.responses[status];
      if (!shared || codes.every((code) => catalogue[code]?.scope === 'every')) continue;
      const response = structuredClone(resolveRef(spec, shared));
      setExamples(response, codes);
      operation.responses[status] = response;
    }
  }
  dropUnusedResponses(spec);
  addReferencedExamples(spec, catalogue);
}

/** A shared response that every operation has replaced by its own is no longer needed. */
function dropUnusedResponses(spec: Spec): void {
  const text = JSON.stringify([spec.paths, spec.webhooks]);
  for (const name of Object.keys(spec.components.responses)) {
    if (!text.includes(`"#/components/responses/${name}"`))
      Reflect.deleteProperty(spec.components.responses, name);
  }
}

function addReferencedExamples(spec: Spec, catalogue: ErrorCatalogue): void {
  const text = JSON.stringify([spec.paths, spec.components.responses]);
  const examples = (spec.components.examples ??= {});
  for (const [code, entry] of Object.entries(catalogue)) {
    if (!text.includes(`"#/components/examples/${code}"`)) continue;
    examples[code] = {summary: entry.cause, value: errorEnvelope(code, entry)};
  }
}

function codesByStatus(
  catalogue: ErrorCatalogue,
  select: (entry: CatalogueEntry) => boolean,
): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [code, entry] of Object.entries(catalogue)) {
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

/** Codes of the operation first, so that a mock shows the most telling one. */
function setExamples(response: Response, codes: string[]): void {
  const media = response.content?.['application/json'];
  if (!media) return;
  media.examples = Object.fromEntries(
    [...codes].reverse().map((code) => [code, {$ref: `#/components/examples/${code}`}]),
  ) as never;
}
