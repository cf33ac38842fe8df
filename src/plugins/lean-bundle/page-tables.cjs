const {readFileSync} = require('node:fs');
const path = require('node:path');

/** Parts of the theme around every page: apart, each is a request, and compresses worse. */
const isShell = (request) => /^@theme\/Doc|__plugin\.json$/.test(request);

/** The files of the engine that say which page is where, and of which chunks it is made. */
const files = ['routes.js', 'routesChunkNames.json', 'registry.js'];

/** What is in them, every route with the number that it has here. */
function read(folder) {
  const [routesText, namesText, registryText] = files.map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  const chunkNames = JSON.parse(namesText);
  const requests = new Map(
    [...registryText.matchAll(/^ {2}"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ ("[^"]*")\), /gm)].map(
      ([, name, request]) => [name, request],
    ),
  );

  // Chunks are numbered in the order of the pages, so that a page's number is that of the one before it plus one.
  const numbers = new Map();
  const numbered = (value) => {
    if (typeof value === 'string') {
      if (!requests.has(value)) throw new Error(`The registry has no ${value}.`);
      if (!numbers.has(value)) numbers.set(value, numbers.size);
      return numbers.get(value);
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, numbered(part)]));
  };
  const chunks = [];
  const ComponentCreator = (route, hash) =>
    route === '*' ? undefined : chunks.push(numbered(chunkNames[`${route}-${hash}`])) - 1;
  const body = routesText.replaceAll(/^import .*$/gm, '').replace('export default', 'return');
  const routes = new Function('ComponentCreator', body)(ComponentCreator);
  return {routes, chunks, requests: [...numbers.keys()].map((name) => requests.get(name))};
}

const isPage = ({path: route, component, exact, sidebar, ...rest}) =>
  exact && sidebar && !/ /.test(route) && component > 0 && Object.keys(rest).length === 0;

/** Neighbours in a list for which `isNext` holds, together. */
function runs(list, isNext) {
  const found = [];
  for (const one of list) {
    const last = found.at(-1);
    if (last && isNext(last.at(-1), one)) last.push(one);
    else found.push([one]);
  }
  return found;
}

function routesCode(routes) {
  const follows = (before, after) =>
    isPage(before) &&
    isPage(after) &&
    before.sidebar === after.sidebar &&
    before.component + 1 === after.component;
  const items = runs(routes, follows).map((run) => {
    const [{component, routes: children, ...first}] = run;
    if (run.length > 1) {
      const paths = run.map(({path: route}) => route).join(' ');
      return `...pages(${component}, ${JSON.stringify(first.sidebar)}, ${JSON.stringify(paths)})`;
    }
    const creator = component === undefined ? `'*'` : `'', ${component}`;
    const below = children ? `, routes: ${routesCode(children)}` : '';
    return `{...${JSON.stringify(first)}, component: ComponentCreator(${creator})${below}}`;
  });
  return `[${items.join(',\n')}]`;
}

function chunksCode(chunks) {
  const isLeaf = (names) => Object.keys(names).join() === '__comp,content';
  const follows = (before, after) =>
    isLeaf(before) &&
    isLeaf(after) &&
    before.__comp === after.__comp &&
    before.content + 1 === after.content;
  return runs(chunks, follows).map((run) => {
    const [{__comp: component, content}] = run;
    return run.length > 1
      ? `...pages(${run.length}, ${component}, ${content})`
      : JSON.stringify(run[0]);
  });
}

/** The same tables as code that writes out what every page has alike. */
const code = {
  routes: ({routes}) => `import ComponentCreator from '@docusaurus/ComponentCreator';
const pages = (first, sidebar, paths) =>
  paths.split(' ').map((path, index) => (
    {path, component: ComponentCreator('', first + index), exact: true, sidebar}));
export default ${routesCode(routes)};
`,

  chunkNames: ({chunks}) => `const pages = (length, __comp, first) =>
  Array.from({length}, (_, index) => ({__comp, content: first + index}));
const names = [${chunksCode(chunks).join(',\n')}];
export default Object.fromEntries(names.map((name, index) => ['-' + index, name]));
`,

  // What is in the main script is there at once: a promise would be kept a moment later, and a part of the page that is
  // being drawn in that moment would wait for it forever.
  registry({requests}) {
    const shell = requests.filter((request) => isShell(JSON.parse(request)));
    const imports = shell.map((request, index) => `import * as shell${index} from ${request};`);
    const loaders = requests.map((request) =>
      shell.includes(request)
        ? `[() => there(shell${shell.indexOf(request)})]`
        : `[() => import(${request})]`,
    );
    return `${imports.join('\n')}
const there = (value) => ({then: (use) => there(use(value)), catch: () => there(value)});
export default [${loaders.join(',\n')}];
`;
  },
};

module.exports = {files, read, code};
