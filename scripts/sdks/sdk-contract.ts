import type {ErrorCatalogue} from '../../generator/contract-files';
import {listOperations, resolveRef} from '../../generator/operations';
import type {Operation, Schema, Spec} from '../../generator/spec-types';

/**
 * The contract as the generator needs it: without what it would only choke on or turn into dead
 * code, and with two things that it can write in every language and we need in every language.
 */
export function sdkContract(spec: Spec): Spec {
  const {webhooks: _webhooks, ...rest} = structuredClone(spec) as Spec & {webhooks?: unknown};
  const contract = codeOnly(rest) as Spec;
  const schemas = contract.components.schemas;
  schemas.RetryableErrorCode = retryableErrorCode(
    contract['x-error-catalogue'] as unknown as ErrorCatalogue,
  );
  for (const schema of Object.values(schemas)) markPage(schema);
  for (const {operation} of listOperations(contract)) {
    operation.responses = successesOf(operation);
    spellOutForm(contract, operation);
  }
  return contract;
}

/** The generator takes a part of a form that refers to a text for an object, and would send JSON. */
function spellOutForm(spec: Spec, {requestBody}: Operation): void {
  const form = requestBody?.content['multipart/form-data']?.schema;
  const {properties = {}} = form ? resolveRef(spec, form) : {};
  for (const [name, part] of Object.entries(properties)) {
    const {$ref: _reference, ...own} = part;
    properties[name] = {...resolveRef(spec, part), ...own};
  }
}

/**
 * Errors are read by the handwritten part. Generated code would only repeat it, and would ask for JSON
 * where the answer is a page, because errors are JSON.
 */
function successesOf({responses}: Operation): Operation['responses'] {
  return Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2')));
}

/** Whether an error is worth a repetition is known by its code; the answer itself does not say it. */
function retryableErrorCode(catalogue: ErrorCatalogue): Schema {
  return {
    title: 'Retryable error code',
    description: 'Codes of errors after which the same request can succeed later.',
    type: 'string',
    enum: Object.entries(catalogue)
      .filter(([, {retryable}]) => retryable)
      .map(([code]) => code),
  };
}

/** Java has no structural types, so its pages say that they are pages. */
function markPage(schema: Schema): void {
  const {data, nextCursor} = schema.properties ?? {};
  const item = data?.items?.$ref?.split('/').at(-1);
  if (!nextCursor || !item) return;
  // The generator's own class is called ApiClient, so the model of that name is renamed.
  const type = item === 'ApiClient' ? 'ModelApiClient' : item;
  schema['x-implements'] = [`example.argosy.sdk.Page<${type}>`];
}

/**
 * Examples make up most of the bundle and nothing of the code. What a caller leaves out is left out of
 * the request, so defaults are the API's. And it is the API that checks values: a client that does
 * would refuse what a later version of the API allows.
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

/** A property that has the name of a keyword is a schema and stays. */
function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('type' in value || '$ref' in value);
}
