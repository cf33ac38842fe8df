import routes from '@generated/routes';

interface Route {
  path?: string | string[];
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
}

const pathsOf = (all: Route[], isWanted: (route: Route) => boolean): string[] =>
  all.flatMap((route) => [
    ...(isWanted(route) ? [route.path ?? []].flat() : []),
    ...pathsOf(route.routes ?? [], isWanted),
  ]);

let cached: Set<string> | undefined;
let cachedWithSidebar: Set<string> | undefined;

/** Returns all page addresses. It's a function, because the routes import the theme. */
export const pages = (): Set<string> =>
  (cached ??= new Set(pathsOf(routes, ({exact}) => exact ?? false)));

/** Returns the addresses of all pages with a docs sidebar. */
export const pagesWithSidebar = (): Set<string> =>
  (cachedWithSidebar ??= new Set(pathsOf(routes, ({sidebar}) => sidebar !== undefined)));
