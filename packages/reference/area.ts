import type {ApiObject, Lifecycle, Schema} from '@docs/contract';
import type {OperationModel} from './page-model';

/** A part of the API with its own page, such as offers. */
export type Area = {
  slug: string;
  title: string;
  description: string;
  objects: ApiObject[];
  operations: OperationModel[];
  /** The operations in the order of the reference. */
  groups: {title: string; operations: OperationModel[]}[];
  lifecycles: {name: string; schema: Schema; lifecycle: Lifecycle}[];
};
