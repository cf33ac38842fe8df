import type {SampleRequest} from './request';

/** A single-quoted shell word: nothing in it is expanded. */
const word = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curl({method, url, headers, body, form}: SampleRequest): string {
  const lines = [
    `curl --request ${method} ${word(url)}`,
    '--header "Authorization: Bearer $ARGOSY_TOKEN"',
    ...Object.entries(headers).map(([name, value]) => `--header ${word(`${name}: ${value}`)}`),
    ...(form
      ? [
          `--form ${word(`${form.file.field}=@${form.file.name}`)}`,
          ...Object.entries(form.fields).map(
            ([name, value]) => `--form-string ${word(`${name}=${value}`)}`,
          ),
        ]
      : []),
    ...(body === undefined ? [] : [`--data-raw ${word(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}
