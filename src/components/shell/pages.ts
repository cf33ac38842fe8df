import routes from '@generated/routes';

interface Route {
  path?: string | string[];
  exact?: boolean;
  routes?: Route[];
}

const pathsOf = (all: Route[]): string[] =>
  all.flatMap(({path = [], exact, routes: below = []}) => [
    ...(exact ? [path].flat() : []),
    ...pathsOf(below),
  ]);

let known: Set<string> | undefined;

/** The address of every page. Read when it's asked for, because the routes import the theme. */
export const pages = (): Set<string> => (known ??= new Set(pathsOf(routes)));
