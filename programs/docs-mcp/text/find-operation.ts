import MiniSearch from 'minisearch';
import {listOperations, type OperationEntry, type Spec} from '@docs/contract';
import {terms} from '@docs/search';
import {UserError} from '../user-error';

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
