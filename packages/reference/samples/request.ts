import {exampleText} from '../example-text';
import type {Credential, OperationModel} from '../page-model';
import type {Scenario} from '../scenarios';
import {isObject, type Parameter, type Schema} from '@docs/contract';

/** A documented call, independent of the sample's language. */
export type SampleRequest = {
  method: string;
  url: string;
  /** What a shell command has instead: the address with variables, and headers with expressions. */
  shell?: {address: string; headers: Record<string, string>};
  headers: Record<string, string>;
  credentials: Credential[];
  body?: unknown;
  /** Fields of a form without a file. */
  fields?: Record<string, string>;
  /** A form with one file, instead of a body. */
  form?: {file: {field: string; name: string}; fields: Record<string, string>};
};

/** The call of a scenario, with the parameters that its response needs. */
export function sampleRequest(model: OperationModel, scenario: Scenario): SampleRequest {
  const of = (location: Parameter['in']) =>
    model.exampleParameters.filter((parameter) => parameter.in === location);
  const {parameters: sent, body} = scenario;
  const valueOf = ({name, example, schema}: Parameter): string =>
    exampleText(
      Object.hasOwn(sent, name) ? sent[name] : (example ?? givenIn(schema) ?? placeholder(name)),
    );
  const path = of('path').reduce(
    (all, parameter) => all.replace(`{${parameter.name}}`, encodeURIComponent(valueOf(parameter))),
    model.path.replace(/#.*$/, ''),
  );
  const query = new URLSearchParams([
    ...of('query')
      .filter(({name, required}) => required || Object.hasOwn(sent, name))
      .map((parameter) => [parameter.name, valueOf(parameter)]),
    ...model.credentials.filter(({type}) => type === 'query').map(({name}) => [name, 'API_KEY']),
  ]).toString();
  const headers: Record<string, string> = {};
  for (const parameter of of('header')) {
    if (parameter.required || parameter.name === 'Idempotency-Key')
      headers[parameter.name] = valueOf(parameter);
  }
  const target = `${path}${query ? `${path.includes('?') ? '&' : '?'}${query}` : ''}`;
  const {shell} = model;
  const call = {
    method: model.method,
    url: `${model.server}${target}`,
    ...(shell && {shell: {address: shell.addressOf(target), headers: shell.headers}}),
    headers,
    credentials: model.credentials,
  };
  if (model.body?.contentType === 'multipart/form-data')
    return {...call, form: formOf(model, textsOf(body))};
  if (model.body?.contentType === 'application/x-www-form-urlencoded')
    return {...call, fields: textsOf(body)};
  if (body !== undefined) headers['Content-Type'] = model.body?.contentType ?? 'application/json';
  return body === undefined ? call : {...call, body};
}

/** The form contains the file's name. The example's text is the content of that file. */
function formOf(
  model: OperationModel,
  example: Record<string, string>,
): NonNullable<SampleRequest['form']> {
  const field = model.body?.tree.children.find(({type}) => type.includes('binary'))?.name ?? 'file';
  const {[field]: _content, ...fields} = example;
  return {file: {field, name: example.title ?? 'file.txt'}, fields};
}

/** The fields of a form are texts. */
const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(body) ? body : {}).map(([name, value]) => [name, exampleText(value)]),
  );

const givenIn = (schema: Schema | undefined): unknown =>
  schema?.example ??
  (Array.isArray(schema?.examples) ? (schema.examples[0] as unknown) : undefined) ??
  schema?.default ??
  schema?.enum?.[0];

/** Readers see that `OWNER` isn't a value. */
const placeholder = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toUpperCase();

/** A body that isn't JSON is a text already. */
export const bodyText = (body: unknown): string =>
  typeof body === 'string' ? body : JSON.stringify(body, null, 2);

/** The user and password as JavaScript reads them. */
export const encodedBasic = (prefix: string): string =>
  `\`\${${prefix}USERNAME}:\${${prefix}PASSWORD}\``;
