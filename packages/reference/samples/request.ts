import type {OperationModel} from '../page-model';
import type {Scenario} from '../scenarios';
import type {Parameter} from '@docs/contract';

/** A documented call, independent of the sample's language. */
export type SampleRequest = {
  method: string;
  url: string;
  /** The URL as a shell command has it, with the server and the organization as variables. */
  address: string;
  headers: Record<string, string>;
  /** Without a token, the call sends the client's ID and secret. */
  needsToken: boolean;
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
  const valueOf = ({name, example, schema}: Parameter) =>
    Object.hasOwn(sent, name) ? sent[name] : (example ?? schema?.example);
  const path = of('path').reduce(
    (all, parameter) =>
      all.replace(`{${parameter.name}}`, encodeURIComponent(String(valueOf(parameter)))),
    model.path,
  );
  const query = new URLSearchParams(
    of('query')
      .filter(({name, required}) => required || Object.hasOwn(sent, name))
      .map((parameter) => [parameter.name, String(valueOf(parameter))]),
  ).toString();
  const headers: Record<string, string> = {};
  for (const parameter of of('header')) {
    if (parameter.required || parameter.name === 'Idempotency-Key')
      headers[parameter.name] = String(valueOf(parameter));
  }
  const target = `${path}${query ? `?${query}` : ''}`;
  const call = {
    method: model.method,
    url: `${model.server}${target}`,
    address: `$ARGOSY_BASE_URL${target.replace(/(?<=^\/v1\/orgs\/)[^/?]+/, '$ARGOSY_ORG_ID')}`,
    headers,
    needsToken: model.needsToken,
  };
  if (model.body?.contentType === 'multipart/form-data')
    return {...call, form: formOf(model, body as Record<string, string>)};
  if (model.body?.contentType === 'application/x-www-form-urlencoded')
    return {...call, fields: body as Record<string, string>};
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
