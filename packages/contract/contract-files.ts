import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {paths} from './paths';

export function readContractFile<T>(relative: string): T {
  return YAML.parse(readFileSync(path.join(paths.contract, relative), 'utf8')) as T;
}

export type InventoryItem = {slug: string; method: string; path: string; domain: string};

/**
 * Every operation in the order of the reference. Each domain lists the operations of inventory.yaml
 * first, then the others of openapi.yaml.
 */
export function readInventory(): InventoryItem[] {
  const byDomain =
    readContractFile<Record<string, Omit<InventoryItem, 'domain'>[]>>('inventory.yaml');
  const fixed = Object.values(byDomain)
    .flat()
    .map(({slug}) => slug);
  const added = readRootOperations().filter(({slug}) => !fixed.includes(slug));
  const domains = [...new Set([...Object.keys(byDomain), ...added.map(({domain}) => domain)])];
  return domains.flatMap((domain) => [
    ...(byDomain[domain] ?? []).map((item) => ({...item, domain})),
    ...added.filter((item) => item.domain === domain),
  ]);
}

/** The operations of openapi.yaml. The path of an operation's file contains its domain and slug. */
function readRootOperations(): InventoryItem[] {
  const root = readContractFile<{paths: Record<string, Record<string, {$ref: string}>>}>(
    'openapi.yaml',
  );
  return Object.entries(root.paths).flatMap(([route, item]) =>
    Object.entries(item).map(([method, {$ref}]) => {
      const [, domain = '', slug = ''] = /^\.\/([^/]+)\/operations\/(.+)\.yaml$/.exec($ref) ?? [];
      return {slug, method: method.toUpperCase(), path: route, domain};
    }),
  );
}

export type OperationFile = {domain: string; slug: string};

/** Every file openapi/<domain>/operations/<slug>.yaml. */
export function listOperationFiles(): OperationFile[] {
  return readdirSync(paths.contract)
    .map((domain) => ({domain, folder: path.join(paths.contract, domain, 'operations')}))
    .filter(({folder}) => existsSync(folder))
    .flatMap(({domain, folder}) =>
      readdirSync(folder).map((file) => ({domain, slug: path.basename(file, '.yaml')})),
    );
}

/** The type of every event, in the order of the contract. */
export function readEventTypes(): string[] {
  return readContractFile<{enum: string[]}>('events/schemas/EventType.yaml').enum;
}

type ErrorScope = 'every' | 'authenticated' | 'body' | 'list' | 'query' | 'key' | 'operation';

export type CatalogEntry = {
  status: number;
  type: string;
  retryable: boolean;
  scope: ErrorScope;
  message: string;
  cause: string;
  fix: string;
  /** Route of the page that explains the fix, with an anchor if there's a matching section. */
  read: string;
  details?: {location?: string; field?: string; code: string; message: string}[];
  marketplace?: {partner: string; code?: string; message: string};
  /** The release that added the code, if it wasn't the first. */
  'x-added-in'?: string;
  /** The form of the body, if it isn't the one of all other errors. */
  format?: 'oauth';
};

export type ErrorCatalog = Record<string, CatalogEntry>;

export function readErrorCatalog(): ErrorCatalog {
  return readContractFile<ErrorCatalog>('errors.yaml');
}

/** Example values by file name: openapi/<domain>/examples/<name>.yaml. */
export function readExamples(): Record<string, unknown> {
  const examples: Record<string, unknown> = {};
  for (const domain of readdirSync(paths.contract).sort()) {
    const folder = path.join(paths.contract, domain, 'examples');
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder).sort()) {
      const name = path.basename(file, '.yaml');
      if (name in examples) throw new Error(`Two example files are named ${name}.yaml`);
      examples[name] = YAML.parse(readFileSync(path.join(folder, file), 'utf8'));
    }
  }
  return examples;
}
