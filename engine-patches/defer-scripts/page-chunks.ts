import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** The bundler's chunk groups, by chunk name. */
export type ChunkGroups = Record<string, {assets?: {name: string}[]}>;

/** A route as Docusaurus generates it. Here its component is the key of its chunk names. */
interface Route {
  path: string;
  exact?: boolean;
  component: string;
  routes?: Route[];
}

type ChunkNames = {[key: string]: string | ChunkNames};

/** Reads `routes.js`, in which every route calls `ComponentCreator(path, hash)`. */
export function readRoutes(source: string): Route[] {
  const routes = source.slice(source.indexOf('export default') + 'export default'.length);
  const componentCreator = (address: string, hash: string) => `${address}-${hash}`;
  return vm.runInNewContext(`(${routes.replace(/;\s*$/, '')})`, {
    ComponentCreator: componentCreator,
  }) as Route[];
}

/** The routes from the outermost one to the page's own. */
export function routesTo(page: string, routes: Route[]): Route[] {
  for (const route of routes) {
    if (route.path === page && !route.routes) return [route];
    const below = routesTo(page, route.routes ?? []);
    if (below.length > 0) return [route, ...below];
  }
  return [];
}

const namesIn = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? name : namesIn(name)));

/**
 * Finds the scripts that the client loads before it hydrates a page. Docusaurus only lists the entry
 * in the HTML, so the browser would learn about the others when the entry runs.
 */
export function pageChunks(generatedFilesDir: string, groups: ChunkGroups) {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const routes = readRoutes(read('routes.js'));
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>;
  return (page: string): string[] => {
    const names = routesTo(page, routes).flatMap(({component}) =>
      namesIn(chunkNames[component] ?? {}),
    );
    const files = names.flatMap((name) => groups[name]?.assets ?? []).map(({name}) => name);
    return [...new Set(files)].filter((file) => file.endsWith('.js'));
  };
}
