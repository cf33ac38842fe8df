import type {OperationModel} from '../page-model';
import type {Parameter} from '../../spec-types';

/** One documented call: what every language's sample says in its own words. */
export type SampleRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  /** A form with one file, in place of a body. */
  form?: {file: {field: string; name: string}; fields: Record<string, string>};
};

const valueOf = (parameter: Parameter) => parameter.example ?? parameter.schema?.example;

/** The call of an operation's first example, with the required parameters only. */
export function sampleRequest(model: OperationModel): SampleRequest {
  const of = (place: Parameter['in']) =>
    model.exampleParameters.filter((parameter) => parameter.in === place);
  const path = of('path').reduce(
    (all, parameter) =>
      all.replace(`{${parameter.name}}`, encodeURIComponent(String(valueOf(parameter)))),
    model.path,
  );
  const query = new URLSearchParams(
    of('query')
      .filter((parameter) => parameter.required)
      .map((parameter) => [parameter.name, String(valueOf(parameter))]),
  ).toString();
  const headers: Record<string, string> = {};
  for (const parameter of of('header')) {
    if (parameter.required || parameter.name === 'Idempotency-Key')
      headers[parameter.name] = String(valueOf(parameter));
  }
  const call = {
    method: model.method,
    url: `${model.server}${path}${query ? `?${query}` : ''}`,
    headers,
  };
  const body = model.body?.examples[0]?.value;
  if (model.body?.contentType === 'multipart/form-data')
    return {...call, form: formOf(model, body as Record<string, string>)};
  if (body !== undefined) headers['Content-Type'] = model.body?.contentType ?? 'application/json';
  return body === undefined ? call : {...call, body};
}

/** The file goes by its name; the example's text is what the file holds. */
function formOf(
  model: OperationModel,
  example: Record<string, string>,
): NonNullable<SampleRequest['form']> {
  const field = model.body?.tree.children.find(({type}) => type.includes('binary'))?.name ?? 'file';
  const {[field]: _content, ...fields} = example;
  return {file: {field, name: example.title ?? 'file.txt'}, fields};
}
