import type {CatalogEntry, ErrorCatalog} from './contract-files';
import {resolvePointer} from './json';
import {operationIdToSlug} from './naming';
import type {Operation, Parameter, Response, Spec} from './spec-types';

export type OperationEntry = {slug: string; method: string; path: string; operation: Operation};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** All operations of a bundle, in the order of the root file. */
export function listOperations(spec: Spec): OperationEntry[] {
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [{slug: operationIdToSlug(operation.operationId), method, path, operation}]
        : [];
    }),
  );
}

/** The slugs in the order of the reference, which follows the groups of each tag. */
export const operationOrder = ({tags = []}: Spec): string[] =>
  tags.flatMap(({'x-groups': groups = []}) => groups.flatMap(({operations}) => operations));

/** Domain of an operation or webhook. */
export function domainOf(operation: Operation): string {
  return operation['x-domain'] ?? operation.tags[0] ?? '';
}

export function resolveRef<T extends {$ref?: string}>(spec: Spec, node: T): T {
  return node.$ref ? resolveRef(spec, resolvePointer(spec, node.$ref) as T) : node;
}

export function parametersOf(spec: Spec, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => resolveRef(spec, parameter));
}

export function responsesOf(spec: Spec, operation: Operation): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [
      status,
      resolveRef(spec, response),
    ]),
  );
}

/** Whether a call needs an access token. Only the token endpoint doesn't. */
export const needsToken = ({security}: Operation): boolean => security?.length !== 0;

/** Every error that an operation can return: those of its kind, and those that it lists. */
export function errorsOf(
  spec: Spec,
  operation: Operation,
  catalog: ErrorCatalog,
): Record<string, CatalogEntry> {
  const listed = new Set(operation['x-errors'] ?? []);
  const names = new Set(parametersOf(spec, operation).map((parameter) => parameter.name));
  const body = operation.requestBody?.content['application/json'];
  const isQuery = body?.schema?.$ref?.endsWith('/QueryRequest') ?? false;
  const applies: Record<CatalogEntry['scope'], boolean> = {
    every: true,
    authenticated: needsToken(operation),
    body: needsToken(operation) && Boolean(operation.requestBody),
    list: isQuery || names.has('cursor'),
    query: isQuery,
    key: operation['x-idempotency'] === 'key',
    operation: false,
  };
  return Object.fromEntries(
    Object.entries(catalog).filter(([code, entry]) => applies[entry.scope] || listed.has(code)),
  );
}
