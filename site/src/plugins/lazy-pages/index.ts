import type {Plugin} from '@docusaurus/types';

type Middleware = (request: unknown, response: unknown, next: () => void) => void;
type Server = {app: {use: (middleware: Middleware) => void}};

/** Docusaurus types every bundler as webpack, which doesn't have this function. */
type Rspack = {lazyCompilationMiddleware: (compiler: unknown) => Middleware};

/** Makes the development server compile a page when it's opened, instead of all pages at the start. */
export default function lazyPages(): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      let middleware: Middleware;
      const config = {
        lazyCompilation: {entries: false, imports: true, test: /\.mdx$/},
        // Creating the middleware also prepares the compiler, so it can't wait for the server.
        plugins: [
          {
            apply(compiler: unknown) {
              middleware = lazyCompilationMiddleware(compiler);
            },
          },
        ],
        devServer: {onListening: ({app}: Server) => app.use(middleware)},
      };
      return config;
    },
  };
}
