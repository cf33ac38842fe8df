import {
  type CatalogEntry,
  type ErrorCatalog,
  errorsOf,
  lifecycleAddress,
  type Parameter,
  type SdkCallShape,
  type Spec,
  type StatusKind,
  type Transition,
  valueIn,
} from '@docs/contract';
import type {Described, Description, Entry} from './description/model';
import {exampleText} from './example-text';
import type {Program} from './samples/program';
import type {SdkCall} from './samples/sdk/call';
import {type Scenario, scenariosOf} from './scenarios';
import {
  bodyModel,
  callbackBody,
  errorBodies,
  headersOf,
  type HeaderModel,
  isError,
  responseModel,
  type RequestModel,
  type ResponseModel,
} from './bodies';
import {type Property, SchemaWalker, type Tree} from './schema-tree';
import {afterFirstSentence, firstSentence} from './sentences';

/** The call in the SDKs is undefined if they have no method for the operation. */
export type ScenarioModel = Scenario & {call?: SdkCall};

/** What the SDKs know about an operation. */
type SdkKnowledge = {
  shapeOf: (entry: Entry) => SdkCallShape | undefined;
  callOf: (entry: Entry, scenario: Scenario) => SdkCall | undefined;
};

/** A language of samples. It has no sample of a call that it can't write. */
export type SampleLanguage = {
  language: string;
  label: string;
  write: (model: OperationModel, scenario: ScenarioModel) => Program | undefined;
};

/** What readers' shells have, so that commands can be pasted. */
type ShellKnowledge = {
  /** A path with its query as an address with variables, to be put in double quotes. */
  addressOf: (target: string) => string;
  /** Headers with a new value for each call, and the expression that makes it. */
  headers: Record<string, string>;
};

/** What a description can't say about its API. Without it, pages have only what's in the file. */
export type Knowledge = {
  /** Every error, from which an operation's are chosen. */
  errors?: ErrorCatalog;
  sdk?: SdkKnowledge;
  languages?: SampleLanguage[];
  /** Whether the samples of these languages ran against the API. */
  isTested?: boolean;
  /** How a call authenticates, if readers know the values under other names. */
  credentialsOf?: (operation: Described) => Credential[];
  shell?: ShellKnowledge;
};

/** The content of an operation page. What the description doesn't say is undefined or empty. */
export type OperationModel = {
  slug: string;
  operationId: string;
  title: string;
  lead: string;
  description: string;
  tag: string;
  method: string;
  path: string;
  server: string;
  contractVersion: string;
  /** Whether the samples ran against the API. */
  isTested: boolean;
  /** Whether a call authenticates. */
  needsToken: boolean;
  /** How: the first of the alternatives that the description has. */
  credentials: Credential[];
  permission?: {name: string; description: string; roles: string[]};
  rateClass?: {name: string; requestsPerSecond: number; burst: number};
  idempotency?: string;
  /** What a second call does, unless the operation is safe. */
  repeat?: string;
  keywords: string[];
  addedIn?: string;
  /** Why and how to stop using the operation. */
  deprecation?: {since: string; replacement: string; text: string};
  marketplaces?: string[];
  paged: boolean;
  parameters: {in: Parameter['in']; properties: Property[]}[];
  exampleParameters: Parameter[];
  /** Example IDs by path parameter. Readers can replace them with their own. */
  values: Record<string, string>;
  /** The method in the SDKs. */
  sdkCall?: SdkCallShape;
  /** Documented calls with their responses. There's at least one. */
  scenarios: ScenarioModel[];
  languages: SampleLanguage[];
  shell?: ShellKnowledge;
  body?: RequestModel;
  responses: ResponseModel[];
  /** The bodies of errors, with the statuses that have them. */
  errorBodies: {statuses: string[]; tree: Tree}[];
  headers: HeaderModel[];
  /** Undefined without a catalog. */
  errors?: ({code: string} & CatalogEntry)[];
  callbacks: {name: string; address: string; method: string; description: string; body?: Tree}[];
  transitions: StatusChange[];
};

/** A value that a call sends to authenticate. */
export type Credential = {
  type: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** Of the header or parameter, or of the variable that has the token or user. */
  name: string;
  /** The variable with the password. */
  secret?: string;
};

export function operationModel(
  description: Description,
  entry: Entry,
  {errors: catalog, sdk, languages = [], ...knowledge}: Knowledge = {},
): OperationModel {
  const {slug, method, path, operation} = entry;
  const {spec, schemas} = description;
  const walker = new SchemaWalker(schemas, schemas.shared, slug);
  const objects = new SchemaWalker(schemas, schemas.objects, slug);
  const {parameters, requestBody, responses} = operation;
  const sdkCall = sdk?.shapeOf(entry);
  return {
    slug,
    operationId: operation.operationId,
    title: operation.summary,
    ...textsOf(operation),
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    server: operation.servers[0] ?? '',
    contractVersion: description.version,
    isTested: knowledge.isTested ?? false,
    needsToken: operation.security.some((schemes: string[]) => schemes.length > 0),
    credentials: (knowledge.credentialsOf ?? credentialsOf(description))(operation),
    ...namedIn(spec, 'permission', operation['x-permission']),
    ...namedIn(spec, 'rateClass', operation['x-rate-class']),
    ...(operation['x-idempotency'] && {idempotency: operation['x-idempotency']}),
    ...(operation['x-repeat'] && {repeat: operation['x-repeat']}),
    keywords: operation['x-keywords'] ?? [],
    ...(operation['x-added-in'] && {addedIn: operation['x-added-in']}),
    ...(deprecationOf(operation) && {deprecation: deprecationOf(operation)}),
    ...(operation['x-marketplaces'] && {marketplaces: operation['x-marketplaces']}),
    paged: Boolean(catalog) && parameters.some((parameter) => parameter.name === 'cursor'),
    parameters: parameterGroups(walker, parameters, operation['x-parameters-added-in'] ?? {}),
    exampleParameters: parameters,
    values: valuesOf(parameters),
    ...(sdkCall && {sdkCall}),
    scenarios: scenariosOf(schemas, entry).map((scenario) => {
      const call = sdk?.callOf(entry, scenario);
      return {...scenario, ...(call && {call})};
    }),
    languages,
    ...(knowledge.shell && {shell: knowledge.shell}),
    ...bodyModel(walker, requestBody),
    responses: Object.entries(responses).map(([status, response]) => {
      const isFailure = isError(status, responses);
      return responseModel(objects, [status, response], isFailure, !isFailure || !catalog);
    }),
    errorBodies: errorBodies(walker, responses),
    headers: headersOf(walker, responses),
    ...(catalog && {
      errors: Object.entries(errorsOf(spec, operation, catalog))
        .map(([code, error]) => ({code, ...error}))
        .sort((a, b) => a.status - b.status || a.code.localeCompare(b.code)),
    }),
    callbacks: operation.callbacks.map(({name, address, entry: own}) => ({
      name,
      address,
      method: own.method.toUpperCase(),
      description: own.operation.description,
      ...callbackBody(objects, own, name),
    })),
    transitions: statusChanges(description, ({operation}) => operation === slug),
  };
}

/** The IDs in the path. */
const valuesOf = (parameters: Parameter[]): Record<string, string> =>
  Object.fromEntries(
    parameters.flatMap(({name, in: location, example, schema}) => {
      const value = example ?? schema?.example;
      const isId = location === 'path' && name.endsWith('Id') && value !== undefined;
      return isId ? [[name, exampleText(value)]] : [];
    }),
  );

/** A deprecation comes first, because lists and search results show only the lead. */
export function textsOf({
  description,
  'x-deprecation': deprecation,
}: Described): Pick<OperationModel, 'lead' | 'description'> {
  if (!deprecation) {
    const lead = firstSentence(description);
    // A sentence can't be cut out of the elements around it.
    if (/<[a-z/]/i.test(lead)) return {lead: withoutTags(lead), description};
    return {lead, description: afterFirstSentence(description)};
  }
  const {since, replacement} = deprecation;
  return {lead: `Deprecated since ${since}. Use ${replacement} instead.`, description};
}

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[a-z/][^>]*>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function parameterGroups(
  walker: SchemaWalker,
  parameters: Parameter[],
  added: Record<string, string>,
): OperationModel['parameters'] {
  const groups = (['path', 'query', 'header', 'cookie'] as const).map((location) => ({
    in: location,
    properties: parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => {
        const property = walker.property(
          parameter.name,
          parameter.schema ?? {},
          [location, parameter.name],
          Boolean(parameter.required),
        );
        const version = valueIn(added, parameter.name);
        return {
          ...property,
          description: parameter.description || property.description,
          example: parameter.example ?? property.example,
          constraints: [...property.constraints, ...styleOf(parameter)],
          deprecated: parameter.deprecated ?? property.deprecated,
          ...(version && {addedIn: version}),
        };
      }),
  }));
  return groups.filter(({properties}) => properties.length > 0);
}

/** How a list or an object is sent, if that isn't the usual way. */
const styleOf = ({style = 'form'}: Parameter): string[] =>
  ['form', 'simple'].includes(style) ? [] : [`style ${style}`];

/** What the document's extension says about a name that an operation uses. */
function namedIn<K extends keyof typeof extensions>(spec: Spec, key: K, name: string | undefined) {
  const all = (spec[extensions[key]] ?? {}) as Record<
    string,
    Omit<NonNullable<OperationModel[K]>, 'name'>
  >;
  const own = name && valueIn(all, name);
  return (own ? {[key]: {name, ...own}} : {}) as Pick<OperationModel, K>;
}

const extensions = {permission: 'x-permissions', rateClass: 'x-rate-classes'} as const;

const credentialsOf =
  ({securitySchemes}: Description) =>
  ({security}: Described): Credential[] => {
    const [schemes = []] = security;
    return schemes.flatMap((name): Credential[] => {
      const {type, scheme, in: location, name: own = name} = securitySchemes[name] ?? {type: ''};
      if (type === 'oauth2' || type === 'openIdConnect')
        return [{type: 'bearer', name: 'ACCESS_TOKEN'}];
      if (type === 'http') {
        if (scheme?.toLowerCase() === 'basic') return [{type: 'basic', name}];
        return scheme?.toLowerCase() === 'bearer' ? [{type: 'bearer', name: 'TOKEN'}] : [];
      }
      if (type !== 'apiKey') return [];
      return [
        {type: location === 'query' || location === 'cookie' ? location : 'header', name: own},
      ];
    });
  };

/** The standard says only that an operation is deprecated. The extension says since when, and what to use. */
function deprecationOf(operation: Described): OperationModel['deprecation'] {
  if (operation['x-deprecation']) return operation['x-deprecation'];
  return operation.deprecated ? {since: '', replacement: '', text: ''} : undefined;
}

/** A transition with what its statuses look like on the map of their lifecycle. */
export type StatusChange = Transition & {
  kinds: Record<string, StatusKind>;
  /** The address of the map, which a status completes. */
  map: string;
};

export function statusChanges(
  {spec, lifecycles}: Description,
  isWanted: (transition: Transition) => boolean,
): StatusChange[] {
  return lifecycles.flatMap(({name, lifecycle}) => {
    const kinds = Object.assign({}, ...lifecycle.phases.map(({statuses}) => statuses)) as Record<
      string,
      StatusKind
    >;
    const map = `${lifecycleAddress(spec, lifecycle)}#lifecycle-${name}`;
    return lifecycle.transitions.filter(isWanted).map((step) => ({...step, kinds, map}));
  });
}
