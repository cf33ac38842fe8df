import type {SampleRequest} from './request';

const text = (value: string) => JSON.stringify(value);

/** A text block: backslashes and triple quotes need an escape. */
const block = (value: string) =>
  `"""\n${value
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', String.raw`\"""`)
    .replaceAll(/^/gm, '        ')}"""`;

export function java({method, url, headers, body}: SampleRequest): string {
  const publisher =
    body === undefined
      ? 'HttpRequest.BodyPublishers.noBody()'
      : `HttpRequest.BodyPublishers.ofString(\n            ${block(JSON.stringify(body, null, 2))})`;
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    'public class Sample {',
    '  public static void main(String[] args) throws Exception {',
    `    HttpRequest request = HttpRequest.newBuilder(URI.create(${text(url)}))`,
    '        .header("Authorization", "Bearer " + System.getenv("ARGOSY_TOKEN"))',
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
