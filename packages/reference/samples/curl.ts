import type {Credential} from '../page-model';
import {bodyText, type SampleRequest} from './request';

/** A single-quoted shell string, in which nothing is expanded. */
const word = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curl({
  method,
  url,
  shell,
  headers,
  credentials,
  body,
  fields,
  form,
}: SampleRequest): string {
  const lines = [
    `curl --request ${method} ${shell ? `"${shell.address}"` : word(url)}`,
    ...credentials.flatMap(credential),
    ...Object.entries(headers).map(([name, value]) => {
      const expression = shell?.headers[name];
      return expression === undefined
        ? `--header ${word(`${name}: ${value}`)}`
        : `--header "${name}: ${expression}"`;
    }),
    ...(form
      ? [
          `--form ${word(`${form.file.field}=@${form.file.name}`)}`,
          ...Object.entries(form.fields).map(
            ([name, value]) => `--form-string ${word(`${name}=${value}`)}`,
          ),
        ]
      : []),
    ...Object.entries(fields ?? {}).map(
      ([name, value]) => `--data-urlencode ${word(`${name}=${value}`)}`,
    ),
    ...(body === undefined ? [] : [`--data-raw ${word(bodyText(body))}`]),
  ];
  return lines.join(' \\\n  ');
}

function credential({type, name, secret}: Credential): string[] {
  if (type === 'bearer') return [`--header "Authorization: Bearer $${name}"`];
  if (type === 'basic')
    return [`--user "${secret ? `$${name}:$${secret}` : '$USERNAME:$PASSWORD'}"`];
  if (type === 'header') return [`--header "${name}: $API_KEY"`];
  return type === 'cookie' ? [`--cookie "${name}=$API_KEY"`] : [];
}
