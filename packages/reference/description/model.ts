import type {
  ApiObject,
  Lifecycle,
  MediaType,
  Operation,
  OperationEntry,
  Parameter,
  Response,
  Schema,
  Spec,
} from '@docs/contract';
import type {Schemas} from './schemas';

/** What a description has that can't be shown, and where. */
export type Warning = {
  /** What readers miss, in one word, to count warnings. */
  kind: string;
  file: string;
  /** A JSON pointer, such as `#/paths/~1pets/get`. */
  pointer: string;
  cause: string;
};

export type Link = {name: string; description: string; operation?: string};

export type DescribedResponse = Omit<Response, '$ref'> & {links: Link[]};

/** An operation with all that OpenAPI lets it inherit: nothing is missing, and only schemas have references. */
export type Described = Operation & {
  parameters: Parameter[];
  requestBody?: {description?: string; required?: boolean; content: Record<string, MediaType>};
  responses: Record<string, DescribedResponse>;
  servers: string[];
  /** Schemes that a call needs together, and the alternatives to them. Empty if it needs none. */
  security: string[][];
  callbacks: {name: string; address: string; entry: Entry}[];
};

/** An operation or webhook. The slug is unique and part of its address. */
export type Entry = OperationEntry & {operation: Described};

/** A part of the API, with the operations that have its tag first. */
export type Tag = {
  name: string;
  slug: string;
  title: string;
  description: string;
  groups: {title: string; operations: string[]}[];
};

export type SecurityScheme = {
  type: string;
  scheme?: string;
  in?: string;
  name?: string;
  description?: string;
};

/** A description of OpenAPI 3.1, read once. Everything that's generated is a function of it. */
export type Description = {
  title: string;
  version: string;
  /** Where the API is, with the defaults of variables. Empty if the file names no server. */
  server: string;
  securitySchemes: Record<string, SecurityScheme>;
  tags: Tag[];
  /** In the order of the reference. */
  operations: Entry[];
  webhooks: Entry[];
  /** Schemas with a page of their own. */
  objects: ApiObject[];
  schemas: Schemas;
  /** How the status of an object changes, if the extension `x-lifecycle` says so. */
  lifecycles: {name: string; schema: Schema; lifecycle: Lifecycle}[];
  /** The whole document, for references and extensions. */
  spec: Spec;
};
