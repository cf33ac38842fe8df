import type {ErrorCatalog} from '../../packages/contract/contract-files';
import {listOperations, needsToken, resolveRef} from '../../packages/contract/operations';
import type {Operation, Schema, Spec} from '../../packages/contract/spec-types';

/**
 * The contract for the SDK generator, without parts that break it or result in unused code, and
 * with two additions that every language needs.
 */
export function sdkContract(spec: Spec): Spec {
  const {webhooks: _webhooks, ...rest} = structuredClone(spec) as Spec & {webhooks?: unknown};
  const contract = codeOnly(rest) as Spec;
  dropTokenEndpoint(contract);
  dropEventSchemas(contract);
  const schemas = contract.components.schemas;
  schemas.RetryableErrorCode = retryableErrorCode(contract['x-error-catalog'] as ErrorCatalog);
  for (const schema of Object.values(schemas)) markPage(schema);
  for (const {operation} of listOperations(contract)) {
    operation.responses = successesOf(operation);
    spellOutForm(contract, operation);
  }
  return contract;
}

/** The handwritten part requests tokens, so a generated method for it would only confuse. */
function dropTokenEndpoint(spec: Spec): void {
  for (const {path, operation} of listOperations(spec))
    if (!needsToken(operation)) Reflect.deleteProperty(spec.paths, path);
}

/** One schema per event would be 65 classes that no method returns. */
function dropEventSchemas({components: {schemas}}: Spec): void {
  for (const [name, {properties}] of Object.entries(schemas))
    if (properties?.apiVersion || name.endsWith('EventData')) Reflect.deleteProperty(schemas, name);
}

/** The generator treats a form field with a $ref to a string as an object and would send JSON. */
function spellOutForm(spec: Spec, {requestBody}: Operation): void {
  const form = requestBody?.content['multipart/form-data']?.schema;
  const {properties = {}} = form ? resolveRef(spec, form) : {};
  for (const [name, part] of Object.entries(properties)) {
    const {$ref: _reference, ...own} = part;
    properties[name] = {...resolveRef(spec, part), ...own};
  }
}

/**
 * The handwritten part reads errors, so generated code for them is redundant. It would also request
 * JSON where the response is HTML, because errors are JSON.
 */
function successesOf({responses}: Operation): Operation['responses'] {
  return Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2')));
}

/** Only the code of an error shows whether a retry makes sense. The response doesn't include it. */
function retryableErrorCode(catalog: ErrorCatalog): Schema {
  return {
    title: 'Retryable error code',
    description: 'Codes of errors after which the same request can succeed later.',
    type: 'string',
    enum: Object.entries(catalog)
      .filter(([, {retryable}]) => retryable)
      .map(([code]) => code),
  };
}

/** Java has no structural types, so list pages need an explicit interface. */
function markPage(schema: Schema): void {
  const {data, nextCursor} = schema.properties ?? {};
  const item = data?.items?.$ref?.split('/').at(-1);
  if (!nextCursor || !item) return;
  // The generator has its own class ApiClient, so it renames the model of that name.
  const type = item === 'ApiClient' ? 'ModelApiClient' : item;
  schema['x-implements'] = [`example.argosy.sdk.Page<${type}>`];
}

/**
 * Examples are most of the bundle, but no code is generated from them. Omitted values aren't sent,
 * so the API applies defaults. The API also validates values, because a client could reject what a
 * later version of the API allows.
 */
const leftToTheApi = new Set([
  ...['examples', 'default', 'pattern'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'multipleOf'],
]);

function codeOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(codeOnly);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !leftToTheApi.has(key) || isSchema(inner))
      .map(([key, inner]) => [key, codeOnly(inner)]),
  );
}

/** A property with the name of a keyword is a schema, so it's kept. */
function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('type' in value || '$ref' in value);
}
