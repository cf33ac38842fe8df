import type {SampleRequest} from './request';

/** A single-quoted shell string, in which nothing is expanded. */
const word = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curl({
  method,
  address,
  headers,
  needsToken,
  body,
  fields,
  form,
}: SampleRequest): string {
  const lines = [
    `curl --request ${method} "${address}"`,
    needsToken
      ? '--header "Authorization: Bearer $ARGOSY_TOKEN"'
      : '--user "$ARGOSY_CLIENT_ID:$ARGOSY_CLIENT_SECRET"',
    ...Object.entries(headers).map(([name, value]) =>
      // Each call needs a key of its own.
      name === 'Idempotency-Key'
        ? `--header "${name}: $(uuidgen)"`
        : `--header ${word(`${name}: ${value}`)}`,
    ),
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
    ...(body === undefined ? [] : [`--data-raw ${word(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}
