import type {SampleRequest} from './request';

const text = (value: string) => JSON.stringify(value);

/** A text block: backslashes and triple quotes need an escape. */
const block = (value: string) =>
  `"""\n${value
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', String.raw`\"""`)
    .replaceAll(/^/gm, '        ')}"""`;

export function java({method, url, headers, body, form}: SampleRequest): string {
  const publisher = form
    ? 'HttpRequest.BodyPublishers.ofString(form.toString())'
    : body === undefined
      ? 'HttpRequest.BodyPublishers.noBody()'
      : `HttpRequest.BodyPublishers.ofString(\n            ${block(JSON.stringify(body, null, 2))})`;
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(form ? ['import java.nio.file.Files;', 'import java.nio.file.Path;'] : []),
    '',
    'public class Sample {',
    '  public static void main(String[] args) throws Exception {',
    ...(form ? formLines(form) : []),
    `    HttpRequest request = HttpRequest.newBuilder(URI.create(${text(url)}))`,
    '        .header("Authorization", "Bearer " + System.getenv("ARGOSY_TOKEN"))',
    ...(form
      ? ['        .header("Content-Type", "multipart/form-data; boundary=" + boundary)']
      : []),
    ...Object.entries(headers).map(
      ([name, value]) => `        .header(${text(name)}, ${text(value)})`,
    ),
    `        .method(${text(method)}, ${publisher})`,
    '        .build();',
    '    HttpResponse<String> response =',
    '        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '    if (response.statusCode() >= 300) {',
    '      throw new IllegalStateException(response.statusCode() + " " + response.body());',
    '    }',
    '    System.out.println(response.statusCode() + " " + response.body());',
    '  }',
    '}',
  ].join('\n');
}

/** Java's own client knows no forms: the parts are written out. */
function formLines({file, fields}: NonNullable<SampleRequest['form']>): string[] {
  const part = (rest: string, after: string) => [
    String.raw`    form.append("--" + boundary + "\r\n");`,
    `    form.append(${text(`Content-Disposition: form-data; ${rest}\r\n`)});`,
    `    form.append(${after});`,
  ];
  return [
    '    String boundary = "argosy-" + System.nanoTime();',
    '    StringBuilder form = new StringBuilder();',
    ...Object.entries(fields).flatMap(([name, value]) =>
      part(`name="${name}"`, text(`\r\n${value}\r\n`)),
    ),
    ...part(
      `name="${file.field}"; filename="${file.name}"`,
      String.raw`"Content-Type: text/plain\r\n\r\n" + Files.readString(Path.of(${text(file.name)})) + "\r\n"`,
    ),
    String.raw`    form.append("--" + boundary + "--\r\n");`,
  ];
}
