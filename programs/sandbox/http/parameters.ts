import {type Parameter, resolveRef, type Schema, type Spec} from '@docs/contract';
import {ApiError, type ErrorDetail} from '../api-error';
import type {Route} from '../contract/contract';
import type {Validate} from '../contract/validator';
import {parameterViolations} from '../contract/violations';
import type {Json} from '../types';

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

/** The error of all invalid parameters and fields of a request. */
export function invalidRequest(details: ErrorDetail[]): ApiError {
  const message = `The request has ${details.length} invalid field${details.length === 1 ? '' : 's'}.`;
  return new ApiError('validation_failed', {message, details});
}
