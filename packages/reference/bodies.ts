import type {Example, MediaType, Schema} from '@docs/contract';
import type {Described, DescribedResponse, Entry, Link} from './description/model';
import type {SchemaWalker, Tree} from './schema-tree';

export type NamedExample = {
  name: string;
  summary: string;
  value: unknown;
  /** Parameters of the request that returns this example. */
  parameters: Record<string, unknown>;
};

export type HeaderModel = {
  name: string;
  type: string;
  description: string;
  example: unknown;
  statuses: string[];
};

/** A body in one or more content types. */
export type BodyModel = {contentTypes: string[]; tree: Tree};

export type ResponseModel = {
  status: string;
  description: string;
  isError: boolean;
  body?: Tree;
  contentTypes: string[];
  /** The same body in other content types, if those have another schema. */
  alternatives: BodyModel[];
  examples: NamedExample[];
  links: Link[];
};

/** What an operation accepts. */
export type RequestModel = {
  required: boolean;
  description: string;
  tree: Tree;
  /** The content type of samples, which is JSON if the operation accepts it. */
  contentType: string;
  contentTypes: string[];
  alternatives: BodyModel[];
  examples: NamedExample[];
};

type Bodies = Pick<RequestModel, 'contentTypes' | 'tree' | 'alternatives'>;

/** JSON first, because samples and most readers use it. */
function mediaOf(content: Record<string, MediaType> | undefined): [string, MediaType][] {
  const all = Object.entries(content ?? {});
  const isJson = ([type]: [string, unknown]) => /[/+]json\b/.test(type);
  return [...all.filter(isJson), ...all.filter((each) => !isJson(each))];
}

/** What an operation accepts or returns, once per schema. */
function bodiesOf(
  media: [string, MediaType][],
  treeOf: (schema: Schema) => Tree,
): Bodies | undefined {
  const bySchema = new Map<string, {contentTypes: string[]; schema: Schema}>();
  for (const [contentType, {schema = {}, itemSchema}] of media) {
    const own = Object.keys(schema).length > 0 ? schema : ((itemSchema ?? {}) as Schema);
    const key = own.$ref ?? JSON.stringify(own);
    const known = bySchema.get(key);
    if (known) known.contentTypes.push(contentType);
    else bySchema.set(key, {contentTypes: [contentType], schema: own});
  }
  const [first, ...others] = [...bySchema.values()].map(({contentTypes, schema}) => ({
    contentTypes,
    tree: treeOf(schema),
  }));
  return first && {...first, alternatives: others};
}

export function bodyModel(
  walker: SchemaWalker,
  body: Described['requestBody'],
  root = 'body',
): {body?: RequestModel} {
  const media = mediaOf(body?.content);
  const bodies = bodiesOf(media, (schema) => walker.body(schema, root));
  const [first] = media;
  if (!body || !bodies || !first) return {};
  const [contentType, {examples}] = first;
  return {
    body: {
      required: Boolean(body.required),
      description: body.description ?? '',
      contentType,
      examples: examplesOf(examples),
      ...bodies,
    },
  };
}

/** Whether a response is an error. `default` is one if the operation says what it returns otherwise. */
export const isError = (status: string, responses: Record<string, unknown>): boolean =>
  /^[45]/.test(status) ||
  (status === 'default' && Object.keys(responses).some((other) => /^[123]/.test(other)));

export function responseModel(
  walker: SchemaWalker,
  [status, {description = '', content, links}]: [string, DescribedResponse],
  isErrorStatus: boolean,
  hasBody: boolean,
): ResponseModel {
  const media = mediaOf(content);
  const bodies = hasBody ? bodiesOf(media, (schema) => walker.response(schema, status)) : undefined;
  return {
    status,
    description,
    isError: isErrorStatus,
    ...(bodies && {body: bodies.tree}),
    contentTypes: bodies?.contentTypes ?? [],
    alternatives: bodies?.alternatives ?? [],
    examples: examplesOf(media[0]?.[1].examples),
    links,
  };
}

export const callbackBody = (
  walker: SchemaWalker,
  {operation}: Entry,
  name: string,
): {body?: Tree} => {
  const [media] = mediaOf(operation.requestBody?.content);
  return media?.[1].schema ? {body: walker.response(media[1].schema, name)} : {};
};

/** Almost all error responses have the same body, so each body is shown once. */
export function errorBodies(
  walker: SchemaWalker,
  responses: Described['responses'],
): {statuses: string[]; tree: Tree}[] {
  const found = new Map<string, {statuses: string[]; tree: Tree}>();
  for (const [status, {content}] of Object.entries(responses)) {
    const schema = Object.values(content ?? {})[0]?.schema;
    if (!isError(status, responses) || !schema?.$ref) continue;
    const known = found.get(schema.$ref) ?? {statuses: [], tree: walker.body(schema, 'error')};
    known.statuses.push(status);
    found.set(schema.$ref, known);
  }
  return [...found.values()];
}

const examplesOf = (examples: Record<string, Example> = {}): NamedExample[] =>
  Object.entries(examples).map(
    ([name, {summary = name, value, 'x-parameters': parameters = {}}]) => ({
      name,
      summary,
      value,
      parameters,
    }),
  );

export function headersOf(walker: SchemaWalker, responses: Described['responses']): HeaderModel[] {
  const found = new Map<string, HeaderModel>();
  for (const [status, response] of Object.entries(responses)) {
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const {description = '', example, schema = {}} = header as HeaderNode;
      const known = found.get(name) ?? {
        name,
        description,
        example: example ?? schema.example,
        type: walker.typeName(schema),
        statuses: [],
      };
      known.statuses.push(status);
      found.set(name, known);
    }
  }
  return [...found.values()];
}

type HeaderNode = {description?: string; example?: unknown; schema?: Schema};
