import path from 'node:path';
import type {VFile} from 'vfile';

type AddDependency = (file: string) => void;
type Page = {files: Set<string>; compilers: Map<string, AddDependency>};

/**
 * Stored globally, because Docusaurus loads the configuration and the plugins as separate module
 * instances, and a module variable would exist twice.
 */
const key = Symbol.for('page-dependencies');
const shared = globalThis as {[key]?: Map<string, Page>};
const pages = (shared[key] ??= new Map<string, Page>());

function pageAt(file: string): Page {
  const page = pages.get(file) ?? {files: new Set(), compilers: new Map()};
  pages.set(file, page);
  return page;
}

/**
 * Declares that a page depends on these files or folders. Call it before you read them, so that a page
 * that fails is compiled again when the file is fixed.
 */
export function dependOn(page: VFile, ...files: string[]): void {
  const {files: known, compilers} = pageAt(page.path);
  for (const file of files.map((name) => path.resolve(name))) {
    known.add(file);
    for (const add of compilers.values()) add(file);
  }
}

/**
 * Passes a page's dependencies to the compiler that's about to compile it. Client and server share one
 * compilation per page, so the second compiler also gets the dependencies that are already known.
 */
export function watchDependencies(
  page: string,
  compiler: 'client' | 'server',
  add: AddDependency,
): void {
  const {files, compilers} = pageAt(page);
  // Docusaurus always compiles for the client, so a new compilation starts here.
  if (compiler === 'client') files.clear();
  compilers.set(compiler, add);
  for (const file of files) add(file);
}

/** Returns the files that a page has read since its last compilation started. */
export const dependenciesOf = (page: string): string[] => [...pageAt(page).files].sort();
