import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';

export type Loadable = {preload?: () => Promise<unknown>};

const loaded = new WeakSet<Loadable>();

export const setLoaded = (component: Loadable): void => void loaded.add(component);

/** Whether a page can be shown without waiting for any file. */
export const isLoaded = (pathname: string): boolean =>
  matchRoutes(routes as RouteConfig[], pathname).every(({route}) =>
    loaded.has(route.component as Loadable),
  );
