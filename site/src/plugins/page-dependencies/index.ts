import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {watchDependencies} from '../../mdx/page-dependencies';

export type Options = {
  /** Folders with pages, relative to the site. */
  pages: string[];
  /** Files and folders with the code that compiles pages, relative to the site. */
  code: string[];
  /** Configuration values that pages show. */
  values?: unknown;
};

/**
 * Tells the bundler which files each page reads, so that an edit recompiles exactly the pages that show
 * it. This applies to the development server and to the build's persistent cache.
 */
export default function pageDependencies({siteDir}: LoadContext, options: Options): Plugin {
  let versionFile = '';
  return {
    name: 'page-dependencies',
    // Every page depends on this one file, which changes with the code and the configuration.
    async contentLoaded({actions}) {
      versionFile = await actions.createData(
        'code-version.json',
        JSON.stringify(codeVersion(siteDir, options)),
      );
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Without an include, the MDX fallback of Docusaurus fails on this rule.
            include: options.pages.map((folder) => path.resolve(siteDir, folder)),
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'loader.cjs'),
              options: {
                watchDependencies,
                compiler: isServer ? 'server' : 'client',
                codeVersion: versionFile,
              },
            },
          },
        ],
      },
    }),
  };
}

function filesIn(entryPath: string): string[] {
  if (!existsSync(entryPath)) return [];
  if (statSync(entryPath).isFile()) return [entryPath];
  return readdirSync(entryPath, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

type Inputs = {code: string[]; values?: unknown};

/** Hashes the contents of these files and folders, and the values. */
export function codeVersion(siteDir: string, {code, values}: Inputs): string {
  const hash = createHash('sha256').update(JSON.stringify(values ?? null));
  for (const file of code.flatMap((entry) => filesIn(path.join(siteDir, entry))))
    hash.update(path.relative(siteDir, file)).update(readFileSync(file));
  return hash.digest('hex');
}
