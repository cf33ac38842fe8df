import {
  goName,
  goVariable,
  goVariant,
  listOperations,
  type Operation,
  operationIdToSlug,
  parametersOf,
  resolveRef,
  type Schema,
  type SdkCallShape,
  type Spec,
} from '@docs/contract';

type DescribedOperation = Operation & {'x-sdk': SdkCallShape; 'x-go'?: unknown};

/** Adds `x-go` to the contract: names, types, and comments that Go's templates can't compute. */
export function describeForGo(spec: Spec): void {
  const {schemas} = spec.components;
  for (const [name, schema] of Object.entries(schemas)) describeModel(spec, name, schema);
  const importing = new Set<string>();
  for (const entry of listOperations(spec)) {
    const operation = entry.operation as DescribedOperation;
    const call = callOf(spec, operation);
    // Go refuses an import that a file doesn't use, so one call of the file asks for it.
    const importsIter = call.iterators !== undefined && !importing.has(call.resource);
    if (importsIter) importing.add(call.resource);
    operation['x-go'] = {...call, importsIter};
    const {params} = operation['x-sdk'];
    const schema = params && isOptionalParams(operation) && schemas[params.type];
    if (schema) Object.assign(schema['x-go'] as object, {isOption: true});
  }
}

function describeModel(spec: Spec, name: string, schema: Schema): void {
  const fields = Object.entries(schema.properties ?? {});
  for (const [key, property] of fields) {
    const required = schema.required?.includes(key) ?? false;
    property['x-go'] = {
      name: goName(key),
      type: fieldType(spec, property, required),
      isOptional: !required,
      comment: commentLines(property.description),
    };
  }
  schema['x-go'] = {
    name: goName(name),
    comment: commentLines(schema.description),
    usesTime: fields.some(([, property]) => typeOf(spec, property).includes('time.Time')),
    constants: constantsOf(name, schema),
    union: unionOf(name, schema),
  };
}

function callOf(spec: Spec, operation: DescribedOperation) {
  const {resource, method, params, result} = operation['x-sdk'];
  const ids = pathArgumentsOf(spec, operation);
  const type = result && goName(result.item ?? result.type);
  const isOption = isOptionalParams(operation);
  const body = params && !isOption ? [{name: 'params', type: goName(params.type)}] : [];
  const hasCursor = params && 'cursor' in (spec.components.schemas[params.type]?.properties ?? {});
  return {
    resource: goName(resource.camel),
    method: goName(method.camel),
    comment: commentLines(
      `${operation.summary}.`,
      operation.description.split('\n\n')[0],
      isOption && params ? `[${goName(params.type)}] is one of its options.` : undefined,
      `https://docs.argosy.example/api/${operationIdToSlug(operation.operationId)}`,
    ),
    ...(params ? {paramsValue: isOption ? `${goName(params.type)}{}` : 'params'} : {}),
    ...(ids.length > 0 ? {ids: ids.map(({text}) => text).join(', ')} : {}),
    parameters: [...ids, ...body].map((argument) => `${argument.name} ${argument.type}, `).join(''),
    arguments: [...ids, ...body].map(({name}) => `${name}, `).join(''),
    item: type,
    ...signatureOf(result, type),
    ...(result?.isPage && hasCursor ? {iterators: iteratorsOf(goName(method.camel))} : {}),
  };
}

/**
 * Whether the params go with the options. A method that gets its first query parameter in a later
 * version, or whose body becomes optional, then stays compatible. Lists always have params.
 */
function isOptionalParams({'x-sdk': {params, result}}: DescribedOperation): boolean {
  return params !== undefined && params.in !== 'form' && !params.required && !result?.isPage;
}

/** The IDs in the path. A few are values of an enum. */
function pathArgumentsOf(spec: Spec, operation: Operation) {
  return parametersOf(spec, operation).map((parameter) => {
    const name = goVariable(parameter.name);
    const type = typeOf(spec, parameter.schema ?? {});
    return {name, type, text: type === 'string' ? name : `string(${name})`};
  });
}

/** What a method returns, and the function of the runtime that sends it. */
function signatureOf(result: SdkCallShape['result'], type = ''): {returns: string; send: string} {
  if (!result) return {returns: 'error', send: 'sendOnly'};
  if (result.isText) return {returns: '(string, error)', send: 'sendForText'};
  if (result.isPage) return {returns: `(*Page[${type}], error)`, send: `sendForPage[${type}]`};
  return {returns: `(*${type}, error)`, send: `send[${type}]`};
}

/** List becomes All and Pages, ListByPartner AllByPartner, and Query QueryAll. */
function iteratorsOf(method: string): {all: string; pages: string} {
  const [verb, rest] = method.match(/^(?:List|Get)(.*)$/) ?? [];
  return verb
    ? {all: `All${rest}`, pages: `Pages${rest}`}
    : {all: `${method}All`, pages: `${method}Pages`};
}

const isNullable = ({type}: Schema) => [type].flat().includes('null');

/** Optional fields are pointers. A field that a request can clear has a third state. */
function fieldType(spec: Spec, schema: Schema, required: boolean): string {
  const type = typeOf(spec, schema);
  if (isNullable(resolveRef(spec, schema))) return `Nullable[${type}]`;
  return required || /^(\[|map)/.test(type) ? type : `*${type}`;
}

function typeOf(spec: Spec, schema: Schema): string {
  const {type, format = '', items, additionalProperties, ...model} = resolveRef(spec, schema);
  const isModel = model.enum ?? model.properties ?? model.oneOf;
  if (schema.$ref && isModel) return goName(schema.$ref.split('/').at(-1) ?? '');
  switch ([type].flat()[0]) {
    case 'array':
      return `[]${typeOf(spec, items ?? {})}`;
    case 'object':
      if (typeof additionalProperties !== 'object') return 'map[string]any';
      return `map[string]${isNullable(additionalProperties) ? '*' : ''}${typeOf(spec, additionalProperties)}`;
    case 'integer':
      return 'int';
    case 'boolean':
      return 'bool';
    default:
      return {'date-time': 'time.Time', date: 'Date', binary: 'File'}[format] ?? 'string';
  }
}

function constantsOf(name: string, {enum: values = [], ...schema}: Schema) {
  return values.map((value) => ({
    name: goName(name) + goName(value),
    type: goName(name),
    value,
    comment: commentLines(schema['x-enum-meanings']?.[value]),
  }));
}

function unionOf(name: string, {oneOf, discriminator}: Schema) {
  if (!oneOf || !discriminator) return undefined;
  const valuesOf = (reference: string) =>
    Object.entries(discriminator.mapping)
      .filter(([, target]) => target === reference)
      .map(([value]) => JSON.stringify(value));
  return {
    discriminator: discriminator.propertyName,
    variants: oneOf.map(({$ref = ''}) => {
      const type = $ref.split('/').at(-1) ?? '';
      return {field: goVariant(name, type), type: goName(type), values: valuesOf($ref).join(', ')};
    }),
  };
}

/** Paragraphs as lines of at most 96 characters, with an empty line between paragraphs. */
function commentLines(...paragraphs: (string | undefined)[]): string[] {
  return paragraphs
    .filter((paragraph) => paragraph !== undefined && paragraph !== '')
    .flatMap((paragraph, index) => [
      ...(index > 0 ? [''] : []),
      ...(paragraph?.replaceAll('\n', ' ').match(/\S.{0,95}(?=\s|$)/g) ?? []),
    ]);
}
