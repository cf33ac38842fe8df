import type {ApiObject, Lifecycle, Schema} from '@docs/contract';
import type {OperationModel} from './page-model';

/** What lists of operations show. */
export type OperationSummary = Pick<OperationModel, 'slug' | 'title' | 'lead' | 'method' | 'path'>;

/** A part of the API with its own page, such as offers. */
export type Area = {
  slug: string;
  title: string;
  description: string;
  objects: ApiObject[];
  operations: OperationSummary[];
  /** The operations in the order of the reference. */
  groups: {title: string; operations: OperationSummary[]}[];
  lifecycles: {name: string; schema: Schema; lifecycle: Lifecycle}[];
};
