import type {ErrorCatalog, InventoryItem, OperationFile, Spec} from '@docs/contract';
import type {SitePages} from '@docs/content-model/files';

export type SampleData = Record<string, Record<string, {id?: string; [fact: string]: unknown}>>;

export type Context = {
  spec: Spec;
  inventory: InventoryItem[];
  /** Files that the contract must reference as operations. */
  operationFiles: OperationFile[];
  catalog: ErrorCatalog;
  sampleData: SampleData;
  /** Pages that an error code may link to. */
  pages: SitePages;
  /** If set, only this domain must be complete. */
  domain?: string;
  /** Nothing may be a stub. */
  final: boolean;
};

type Result = {findings: string[]; counts: string};

export type Check = (context: Context) => Result | Promise<Result>;
