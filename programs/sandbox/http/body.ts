import {resolveRef, type Schema, type Spec} from '@docs/contract';
import {ApiError, type ErrorDetail} from '../api-error';
import type {Contract, Route} from '../contract/contract';
import type {Validate} from '../contract/validator';
import {bodyViolations, isUnknownField} from '../contract/violations';
import type {Json, JsonObject} from '../types';
import type {HttpRequest} from './messages';
import {readForm} from './multipart';

export interface BodyReader {
  contract: Contract;
  validate: Validate;
}

/** Deeper bodies aren't documented, and would exhaust the stack of functions that walk them. */
const maximumDepth = 40;

/** The body as the handler gets it, and its problems. */
export function readBody(
  {contract, validate}: BodyReader,
  route: Route,
  request: HttpRequest,
): {body: JsonObject; details: ErrorDetail[]} {
  const {requestType, operation} = route;
  if (!requestType) return {body: {}, details: []};
  if (request.body.length === 0)
    return {body: {}, details: operation.requestBody?.required ? [missingBody] : []};
  const schema = operation.requestBody?.content[requestType]?.schema ?? {};
  const value = parseBody(requestType, request, fileNames(contract.spec, schema));
  const details = bodyViolations(validate(schema, checked(requestType, value)));
  return {body: value as JsonObject, details};
}

const missingBody: ErrorDetail = {
  location: 'BODY',
  code: 'required',
  message: 'The request body is required.',
};

/** A request whose only problem is a field that doesn't exist has its own code. */
export function unknownFieldError(details: ErrorDetail[]): ApiError | undefined {
  const [first] = details;
  if (!first || !details.every(isUnknownField)) return undefined;
  const fields = details.map(({field}) => field ?? '');
  const message =
    fields.length === 1
      ? `The field ${fields[0] ?? ''} doesn't exist in this request.`
      : `The fields ${fields.join(', ')} don't exist in this request.`;
  return new ApiError('unknown_field', {message, details});
}

/** The fields of a form that are files. */
function fileNames(spec: Spec, schema: Schema): Set<string> {
  const {properties = {}} = resolveRef(spec, schema);
  return new Set(Object.keys(properties).filter((name) => properties[name]?.format === 'binary'));
}

function parseBody(requestType: string, {headers, body}: HttpRequest, files: Set<string>): Json {
  const header = headers['content-type'] ?? '';
  const [type = ''] = header.split(';');
  if (type.trim().toLowerCase() !== requestType) {
    const message = `The Content-Type header must be ${requestType}.`;
    throw new ApiError('malformed_body', {message});
  }
  if (requestType === 'multipart/form-data')
    return readForm(header, body, (name) => files.has(name));
  return parseJson(body);
}

function parseJson(bytes: Uint8Array): Json {
  let value: Json;
  try {
    value = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes)) as Json;
  } catch {
    throw new ApiError('malformed_body');
  }
  const problem = shapeProblem(value);
  if (problem) throw new ApiError('malformed_body', {message: problem});
  return value;
}

/** What no schema checks, because it would affect programs that walk the body. */
function shapeProblem(root: Json): string | undefined {
  const open: {value: Json | undefined; depth: number}[] = [{value: root, depth: 0}];
  for (let next = open.pop(); next; next = open.pop()) {
    const {value, depth} = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maximumDepth) {
      return `The request body is nested more than ${maximumDepth} levels deep.`;
    }
    if (Object.hasOwn(value, '__proto__')) return "A field can't have the name __proto__.";
    for (const part of Object.values(value as JsonObject))
      open.push({value: part, depth: depth + 1});
  }
  return undefined;
}

/** The schema of a form describes a file as text, so that's what is checked. */
function checked(requestType: string, value: Json): Json {
  if (requestType !== 'multipart/form-data') return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([name, part]) => [
      name,
      typeof part === 'object' && part !== null ? 'file' : part,
    ]),
  );
}
