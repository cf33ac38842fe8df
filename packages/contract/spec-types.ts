/** The parts of an OpenAPI document that this repository reads. */

export type Schema = {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  /** Rules between properties, as conditions or as properties of which a body has exactly one. */
  allOf?: Schema[];
  if?: Schema;
  then?: Schema;
  discriminator?: {propertyName: string; mapping: Record<string, string>};
  pattern?: string;
  format?: string;
  example?: unknown;
  'x-enum-meanings'?: Record<string, string>;
  /** New values can be added without a new major version. */
  'x-open-enum'?: boolean;
  'x-lifecycle'?: Lifecycle;
  /** Slugs of the only operations whose response can contain this property. */
  'x-appears-in'?: string[];
  /** The release that added this, if it wasn't the first. */
  'x-added-in'?: string;
  /** The same for the values of an enum. */
  'x-values-added-in'?: Record<string, string>;
  'x-stub'?: boolean;
  [key: string]: unknown;
};

export type Transition = {
  from: string[];
  to: string;
  by: string;
  cause: string;
  operation?: string;
  event?: string;
};

export type StatusKind = 'waiting' | 'open' | 'live' | 'over' | 'failed';

/** A part of a lifecycle in the reader's words, with the kind of each of its statuses. */
type Phase = {name: string; statuses: Record<string, StatusKind>};

export type Lifecycle = {
  entity: string;
  schema: string;
  phases: Phase[];
  transitions: Transition[];
};

export type Example = {
  summary?: string;
  value: unknown;
  /** Parameters of the request that returns this response, apart from the required ones. */
  'x-parameters'?: Record<string, unknown>;
  $ref?: string;
};

export type MediaType = {
  schema?: Schema;
  examples?: Record<string, Example>;
  [key: string]: unknown;
};

export type Parameter = {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: Schema;
  style?: string;
  explode?: boolean;
  example?: unknown;
  description?: string;
  deprecated?: boolean;
};

export type Response = {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
};

export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: {required?: boolean; content: Record<string, MediaType>};
  responses: Record<string, Response>;
  security?: unknown[];
  'x-stub'?: boolean;
  /** Domain of a webhook, whose tag is always webhooks. */
  'x-domain'?: string;
  'x-permission'?: string;
  'x-marketplaces'?: string[];
  'x-rate-class'?: string;
  'x-idempotency'?: string;
  /** What a second call does: `second-effect`, `no-change`, or an error code. */
  'x-repeat'?: string;
  'x-keywords'?: string[];
  deprecated?: boolean;
  'x-deprecation'?: {since: string; replacement: string; text: string};
  /** The releases that added parameters, if it wasn't the first. */
  'x-parameters-added-in'?: Record<string, string>;
  'x-added-in'?: string;
  'x-errors'?: string[];
  /** The call in the SDKs, and its names in Go. Only the contract for the SDK generator has them. */
  'x-sdk'?: unknown;
  'x-go'?: unknown;
};

/** A domain of the API. Its groups list the operations in the order of the reference. */
type Tag = {
  name: string;
  'x-displayName': string;
  description: string;
  /** Schemas with a page of their own, the main one first. */
  'x-objects'?: string[];
  'x-groups'?: {title: string; operations: string[]}[];
};

type PathItem = Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>>;

export type Spec = {
  openapi: string;
  tags?: Tag[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
    examples?: Record<string, Example>;
    headers?: Record<string, unknown>;
    [key: string]: unknown;
  };
  [key: string]: unknown;
};
