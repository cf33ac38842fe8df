import type {Parameter, Schema} from '../spec-types';
import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

type Route = {path: string; patterns: Record<string, RegExp | undefined>};

/**
 * No URL matches two paths. Where one path has a fixed word and the other a parameter, the word
 * must not match the parameter's pattern.
 */
export const distinctPaths: Rule = () => {
  const routes = new Map<string, Route>();
  return eachOperation(({operation, path, resolve, resolveFrom, report}) => {
    const patterns: Route['patterns'] = {};
    for (const raw of operation.parameters ?? []) {
      const parameter = resolve<Parameter>(raw);
      if (parameter?.in !== 'path' || !parameter.schema) continue;
      const pattern = resolveFrom<Schema>(raw, parameter.schema)?.pattern;
      patterns[parameter.name] = pattern ? new RegExp(pattern) : undefined;
    }
    const route = {path, patterns};
    for (const other of routes.values()) {
      if (other.path !== path && overlap(route, other))
        report(`${path} and ${other.path} can match the same URL.`);
    }
    routes.set(path, route);
  });
};

function overlap(a: Route, b: Route): boolean {
  const left = a.path.split('/');
  const right = b.path.split('/');
  if (left.length !== right.length) return false;
  return left.every((segment, index) => {
    const other = right[index] ?? '';
    const isParameter = segment.startsWith('{');
    const otherIsParameter = other.startsWith('{');
    if (isParameter && otherIsParameter) return true;
    if (!isParameter && !otherIsParameter) return segment === other;
    const pattern = isParameter ? a.patterns[segment.slice(1, -1)] : b.patterns[other.slice(1, -1)];
    return pattern ? pattern.test(isParameter ? other : segment) : true;
  });
}
