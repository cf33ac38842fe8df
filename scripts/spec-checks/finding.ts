import type {ErrorCatalogue, InventoryItem} from '../../generator/contract-files';
import type {SitePages} from '../../generator/reference/site-pages';
import type {Spec} from '../../generator/spec-types';

export type Story = Record<string, Record<string, {id?: string; [fact: string]: unknown}>>;

export type Context = {
  spec: Spec;
  inventory: InventoryItem[];
  catalogue: ErrorCatalogue;
  story: Story;
  /** What an error code may send its reader to. */
  pages: SitePages;
  /** Only this domain is asked to be complete. */
  domain?: string;
  /** Nothing may be a stub. */
  final: boolean;
};

type Result = {findings: string[]; counts: string};

export type Check = (context: Context) => Result | Promise<Result>;
