import routes from '@generated/routes';

interface Route {
  path?: string | string[];
  exact?: boolean;
  routes?: Route[];
}

const pathsOf = (all: Route[]): string[] =>
  all.flatMap(({path = [], exact, routes: nested = []}) => [
    ...(exact ? [path].flat() : []),
    ...pathsOf(nested),
  ]);

let cached: Set<string> | undefined;

/** Returns all page addresses. It's a function, because the routes import the theme. */
export const pages = (): Set<string> => (cached ??= new Set(pathsOf(routes)));
