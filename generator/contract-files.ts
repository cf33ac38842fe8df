import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {paths} from './paths';

export function readContractFile<T>(relative: string): T {
  return YAML.parse(readFileSync(path.join(paths.contract, relative), 'utf8')) as T;
}

export type InventoryItem = {slug: string; method: string; path: string; domain: string};

/** The fixed list of operations, in the order of the reference. */
export function readInventory(): InventoryItem[] {
  const byDomain =
    readContractFile<Record<string, Omit<InventoryItem, 'domain'>[]>>('inventory.yaml');
  return Object.entries(byDomain).flatMap(([domain, items]) =>
    items.map((item) => ({...item, domain})),
  );
}

/** The type of every event, in the order of the contract. */
export function readEventTypes(): string[] {
  return readContractFile<{enum: string[]}>('events/schemas/EventType.yaml').enum;
}

type ErrorScope = 'every' | 'body' | 'list' | 'query' | 'key' | 'operation';

export type CatalogueEntry = {
  status: number;
  type: string;
  retryable: boolean;
  scope: ErrorScope;
  message: string;
  cause: string;
  fix: string;
  /** Route of the page that shows the fix, with an anchor where one fits. */
  read: string;
  details?: {field?: string; code: string; message: string}[];
  marketplace?: {partner: string; code?: string; message: string};
};

export type ErrorCatalogue = Record<string, CatalogueEntry>;

export function readErrorCatalogue(): ErrorCatalogue {
  return readContractFile<ErrorCatalogue>('errors.yaml');
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
