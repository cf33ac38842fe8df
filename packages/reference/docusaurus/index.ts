import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import docs, {type PluginOptions, validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';

export interface Options {
  /** A file of OpenAPI 2.0, 3.0, or 3.1, relative to the site. */
  description: string;
  /** The address of the reference. */
  routeBasePath?: string;
  /** Only needed for a second reference. */
  id?: string;
}

/** Writes the reference of a description as the folder of a docs instance, and serves that. */
export default async function reference(context: LoadContext, options: Options): Promise<Plugin> {
  const {description, routeBasePath = 'api', id = 'reference'} = options;
  const folder = path.join(context.siteDir, '.docusaurus', `pages-of-${id}`);
  const {files, warnings} = await write(
    path.resolve(context.siteDir, description),
    path.posix.join(context.baseUrl, routeBasePath).replace(/\/$/, ''),
  );
  for (const {file, pointer, cause} of warnings)
    process.stderr.write(`${file}${pointer} ${cause}\n`);
  writeFiles(folder, files);
  const own = {id, path: folder, routeBasePath, sidebarPath: path.join(folder, '_sidebars.json')};
  const docsOptions: unknown = validateOptions({
    // Its own type names the same function differently.
    validate: normalizePluginOptions as never,
    options: own,
  });
  const plugin = (await docs(context, docsOptions as PluginOptions)) as Plugin;
  return {...plugin, getClientModules: () => [path.join(__dirname, 'reference.css')]};
}

/** Docusaurus can't load TSX in its configuration, so tsx loads the generator. */
async function write(file: string, base: string) {
  const {tsImport} = await import('tsx/esm/api');
  const generator = (await tsImport(
    '../generator.ts',
    pathToFileURL(__filename).href,
  )) as typeof import('../generator');
  return generator.writeReference(file, base);
}

function writeFiles(folder: string, files: Map<string, string>): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, '_parts'), {recursive: true});
  for (const [file, text] of files) writeFileSync(path.join(folder, file), text);
}
