import type {Route} from '../contract/contract';

export type Match = {route: Route; path: Record<string, string>} | {allowed: string[]};

type Compiled = {route: Route; segments: string[]};

/** Finds the operation of a method and path. A literal segment comes before a parameter. */
export function createRouter(routes: Route[]): (method: string, path: string) => Match {
  const compiled = routes
    .map((route) => ({route, segments: route.path.split('/')}))
    .sort((a, b) => variables(a) - variables(b));
  return (method, path) => {
    const segments = path.split('/');
    const found = compiled.flatMap(({route, segments: pattern}) => {
      const values = matchSegments(pattern, segments);
      return values ? [{route, path: values}] : [];
    });
    const match = found.find(({route}) => route.method === method);
    return match ?? {allowed: found.map(({route}) => route.method)};
  };
}

const isVariable = (segment: string): boolean => segment.startsWith('{');

const variables = ({segments}: Compiled): number => segments.filter(isVariable).length;

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index] ?? '';
    if (!isVariable(expected)) {
      if (actual !== expected) return undefined;
      continue;
    }
    const value = decoded(actual);
    if (!value) return undefined;
    values[expected.slice(1, -1)] = value;
  }
  return values;
}

/** Undefined if the percent encoding is broken. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
