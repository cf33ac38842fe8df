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
  discriminator?: {propertyName: string; mapping: Record<string, string>};
  pattern?: string;
  format?: string;
  example?: unknown;
  'x-enum-meanings'?: Record<string, string>;
  'x-lifecycle'?: Lifecycle;
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

export type Lifecycle = {entity: string; schema: string; transitions: Transition[]};

export type Example = {summary?: string; value: unknown; $ref?: string};

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
  'x-errors'?: string[];
};

type PathItem = Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>>;

export type Spec = {
  openapi: string;
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
