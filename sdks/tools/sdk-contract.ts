import {
  callShape,
  type ErrorCatalog,
  listOperations,
  type Operation,
  parametersOf,
  queryParamsName,
  queryParamsSchema,
  readSdkMethods,
  resolveRef,
  type Schema,
  type Spec,
} from '@docs/contract';
import {groupEventModels} from './event-models';
import {describeForGo} from './go-contract';
import type {Language} from './languages';
import {nameMethods} from './method-names';
import {markSchemaRoles} from './schema-roles';

/**
 * The contract as the SDK generator and our templates for a language need it. Each operation is tagged with its
 * resource and has its shape in `x-sdk`. Paths start below the organization, which belongs to the
 * client. Options of every call (idempotency key, ETag) aren't parameters.
 */
export function sdkContract(spec: Spec, language: Language['id']): Spec {
  const {webhooks: _webhooks, ...rest} = structuredClone(spec) as Spec & {webhooks?: unknown};
  const contract = codeOnly(rest) as Spec;
  nameMethods(contract, language);
  const {schemas} = contract.components;
  groupEventModels(contract);
  schemas.RetryableErrorCode = retryableErrorCode(contract['x-error-catalog'] as ErrorCatalog);
  const methods = readSdkMethods();
  const calls = listOperations(contract).flatMap((entry) => {
    const method = methods.get(entry.operation.operationId);
    // The handwritten part requests tokens.
    return method ? [{entry, shape: callShape(contract, entry, method)}] : [];
  });
  contract.paths = {};
  for (const {entry, shape} of calls) {
    const {operation, method} = entry;
    const params = queryParamsSchema(contract, operation);
    if (params) schemas[queryParamsName(operation)] = params;
    spellOutForm(contract, operation);
    contract.paths[shape.path] = {
      ...contract.paths[shape.path],
      [method]: {
        ...operation,
        tags: [shape.resource.camel],
        parameters: parametersOf(contract, operation).filter(
          (parameter) => parameter.in === 'path' && parameter.name !== 'orgId',
        ),
        responses: successesOf(operation),
        'x-sdk': shape,
      },
    };
  }
  markSchemaRoles(
    contract,
    calls.map(({shape}) => shape),
  );
  describeForGo(contract);
  return contract;
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

/**
 * Examples are most of the bundle, but no code is generated from them. Omitted values aren't sent,
 * so the API applies defaults. The API also validates values and rules, because a client could reject
 * what a later version of the API allows.
 */
const leftToTheApi = new Set([
  ...['examples', 'default', 'pattern', 'allOf'],
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
