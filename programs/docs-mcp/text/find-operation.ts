import {listOperations, type OperationEntry, type Spec} from '@docs/contract';
import {UserError} from '../user-error';
import {didYouMean} from './similar-names';

/** The operation with this ID, slug, or method and path. */
export function findOperation(name: string, spec: Spec): OperationEntry {
  const operations = listOperations(spec);
  const wanted = key(name.replace(/^.*\/api\/(?=[\w-]+$)/, ''));
  const found = operations.filter((entry) => keys(entry).includes(wanted));
  const [first, ...others] = found;
  if (first && others.length === 0) return first;
  if (first) {
    const names = found.map(({method, path}) => `${method.toUpperCase()} ${path}`);
    throw new UserError(
      `Several operations have this path. Send one of these: ${names.join(', ')}.`,
    );
  }
  const names = operations.map(({operation}) => operation.operationId);
  throw new UserError(`The contract has no operation "${name}".${didYouMean(name, names)}`);
}

/** All names of an operation. The names of path parameters don't matter. */
function keys({slug, method, path, operation}: OperationEntry): string[] {
  const paths = [path, path.replace(/^\/v1/, '')].map(key);
  return [
    key(slug),
    key(operation.operationId),
    ...paths,
    ...paths.map((path) => `${method} ${path}`),
  ];
}

const key = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/\{[^}]*\}/g, '{}')
    .replaceAll(/\s+/g, ' ');
