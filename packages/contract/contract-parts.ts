import path from 'node:path';
import type {ErrorCatalog} from './contract-files';
import {listOperations} from './operations';
import {paths} from './paths';
import type {Spec} from './spec-types';

const folder = path.join(paths.generated, 'contract');

/** The file that changes when pages about this part of the contract may have to change. */
export const contractPart = {
  operation: (slug: string) => path.join(folder, 'operations', `${slug}.json`),
  schema: (name: string) => path.join(folder, 'schemas', `${name}.json`),
  events: path.join(folder, 'events.json'),
  errors: path.join(folder, 'errors.json'),
};

/**
 * The contract in small files, by their path in `.generated/contract`. A page depends only on the
 * parts it mentions, so an edit in the contract doesn't recompile every page.
 */
export function contractParts(spec: Spec): Map<string, string> {
  const parts: [string, unknown][] = [
    ...listOperations(spec).map(({slug, method, path: route, operation}): [string, unknown] => [
      contractPart.operation(slug),
      {method, path: route, summary: operation.summary},
    ]),
    ...Object.entries(spec.components.schemas).map(([name, schema]): [string, unknown] => [
      contractPart.schema(name),
      schema,
    ]),
    [contractPart.events, Object.keys(spec.webhooks)],
    [contractPart.errors, statusesOf(spec)],
  ];
  return new Map(
    parts.map(([file, part]) => [path.relative(folder, file), `${JSON.stringify(part)}\n`]),
  );
}

/** Links to errors contain their status. */
const statusesOf = (spec: Spec): Record<string, number> =>
  Object.fromEntries(
    Object.entries((spec['x-error-catalog'] as ErrorCatalog | undefined) ?? {}).map(
      ([code, {status}]) => [code, status],
    ),
  );
