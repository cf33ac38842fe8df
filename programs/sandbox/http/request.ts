import {type Parameter, resolveRef, type Schema, type Spec} from '@docs/contract';
import type {Contract, Route} from '../contract/contract';
import {bodyViolations, parameterViolations, type Validate} from '../contract/validator';
import {ApiError, type ErrorDetail} from '../errors';
import type {HttpRequest, Json, JsonObject} from '../types';

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

export interface Sent {
  path: Record<string, string>;
  query: URLSearchParams;
  /** By lowercase name. */
  headers: Record<string, string>;
}

export interface Parameters {
  query: Record<string, Json>;
  details: ErrorDetail[];
}

const locations = {path: 'PATH', query: 'QUERY', header: 'HEADER'} as const;

/** Reads and validates the parameters that the operation documents. It ignores all others. */
export function readParameters(
  {spec, validate}: {spec: Spec; validate: Validate},
  {parameters}: Route,
  sent: Sent,
): Parameters {
  const query: Record<string, Json> = {};
  const details: ErrorDetail[] = [];
  for (const parameter of parameters) {
    // The contract has none.
    if (parameter.in === 'cookie') continue;
    const schema = resolveRef(spec, parameter.schema ?? {});
    const text = textOf(parameter, sent);
    const location = locations[parameter.in];
    if (text === undefined) {
      if (parameter.required) details.push(missing(location, parameter.name));
      else if (parameter.in === 'query' && schema.default !== undefined) {
        query[parameter.name] = schema.default as Json;
      }
      continue;
    }
    const value = parse(spec, schema, text);
    details.push(
      ...parameterViolations(location, parameter.name, validate(parameter.schema ?? {}, value)),
    );
    if (parameter.in === 'query') query[parameter.name] = value;
  }
  return {query, details};
}

function textOf({name, in: location}: Parameter, sent: Sent): string[] | string | undefined {
  if (location === 'path') return sent.path[name];
  if (location === 'header') return sent.headers[name.toLowerCase()];
  const all = sent.query.getAll(name);
  return all.length > 1 ? all : all[0];
}

const missing = (location: ErrorDetail['location'], field: string): ErrorDetail => ({
  location,
  field,
  code: 'required',
  message: 'This parameter is required.',
});

/** The value that a text stands for. If it stands for none, the text itself, which isn't valid. */
function parse(spec: Spec, schema: Schema, text: string[] | string): Json {
  if (schema.type === 'array') {
    const items = [text].flat().flatMap((part) => (part === '' ? [] : part.split(',')));
    const itemSchema = resolveRef(spec, schema.items ?? {});
    return items.map((item) => parse(spec, itemSchema, item));
  }
  if (Array.isArray(text)) return text;
  if (schema.type === 'integer' || schema.type === 'number') {
    return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text;
  }
  if (schema.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** A form with text fields and files. `isFile` says which fields are files. */
export function readForm(
  contentType: string,
  bytes: Uint8Array,
  isFile: (name: string) => boolean,
): JsonObject {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw malformed('The Content-Type header has no boundary.');
  const form: JsonObject = {};
  for (const part of partsOf(Buffer.from(bytes), boundary)) {
    const {name, filename, contentType: type, content} = readPart(part);
    if (name in form) throw malformed(`The form has more than one part with the name ${name}.`);
    form[name] = isFile(name)
      ? {filename: filename ?? name, contentType: type, bytes: content.toString('base64')}
      : content.toString('utf8');
  }
  return form;
}

const malformed = (message: string) => new ApiError('malformed_body', {message});

/** What's between the boundaries, without the line breaks that belong to them. */
function partsOf(bytes: Buffer, boundary: string): Buffer[] {
  const text = Buffer.concat([Buffer.from('\r\n'), bytes]);
  const separator = Buffer.from(`\r\n--${boundary}`);
  const parts: Buffer[] = [];
  let start = text.indexOf(separator);
  while (start >= 0) {
    const content = start + separator.length;
    if (text.subarray(content, content + 2).toString() === '--') return parts;
    const end = text.indexOf(separator, content);
    if (end < 0) break;
    parts.push(text.subarray(content, end));
    start = end;
  }
  throw malformed("The form doesn't end with its boundary.");
}

type Part = {name: string; filename?: string; contentType: string; content: Buffer};

function readPart(part: Buffer): Part {
  const end = part.indexOf('\r\n\r\n');
  const header = part.subarray(0, Math.max(end, 0)).toString('utf8');
  const [, name] = /^content-disposition:[^\r\n]*[\s;]name="([^"\r\n]*)"/im.exec(header) ?? [];
  if (!name || name === '__proto__') throw malformed('A part of the form has no name.');
  const [, filename] =
    /^content-disposition:[^\r\n]*[\s;]filename="([^"\r\n]*)"/im.exec(header) ?? [];
  const [, contentType = 'application/octet-stream'] =
    /^content-type:\s*([^\r\n;]+)/im.exec(header) ?? [];
  return {name, filename, contentType: contentType.trim(), content: part.subarray(end + 4)};
}
