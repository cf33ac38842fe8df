import {type Expression, hasExpression, parseTemplate} from '../model/expression';
import type {Item} from '../model/types';
import {applyFilter} from './filters';
import type {Scope} from './types';
import {asText, valueAt} from './values';

/**
 * Replaces the expressions in a setting. An expression that is the whole setting keeps its value's
 * type. Inside text, it becomes text.
 */
export function resolve(value: unknown, item: Item | undefined, scope: Scope): unknown {
  if (typeof value === 'string') {
    const [only, ...others] = hasExpression(value) ? parseTemplate(value.trim()) : [value];
    return only === undefined || typeof only === 'string' || others.length > 0
      ? resolveText(value, item, scope)
      : evaluate(only, item, scope);
  }
  if (Array.isArray(value)) return value.map((element) => resolve(element, item, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, field]) => [key, resolve(field, item, scope)] as const)
      .filter(([, field]) => field !== undefined),
  );
}

/** Replaces the expressions in a text, formatted by `write`. */
export function resolveText(
  text: string,
  item: Item | undefined,
  scope: Scope,
  write: (value: unknown) => string = asText,
): string {
  return parseTemplate(text)
    .map((part) => (typeof part === 'string' ? part : write(evaluate(part, item, scope))))
    .join('');
}

function evaluate({root, node, steps, filters}: Expression, item: Item | undefined, scope: Scope) {
  const earlier = node === undefined ? [] : (scope.nodes.get(node) ?? []);
  const roots = {
    item: item?.json,
    nodes: {item: earlier[0]?.json, items: earlier.map(({json}) => json)},
    execution: scope.execution,
    workflow: scope.workflow,
  };
  return filters.reduce(
    (value, {name, args}) => applyFilter(name, value, args[0]),
    valueAt(roots[root], steps),
  );
}
