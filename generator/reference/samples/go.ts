import type {SampleRequest} from './request';

const text = (value: string) => JSON.stringify(value);

/** A raw string where the text allows it, else a quoted one. */
const raw = (value: string) => (value.includes('`') ? text(value) : `\`${value}\``);

export function go({method, url, headers, body, form}: SampleRequest): string {
  const payload = form ? '&body' : body === undefined ? 'nil' : 'body';
  return [
    'package main',
    '',
    'import (',
    ...(form ? ['\t"bytes"'] : []),
    '\t"fmt"',
    '\t"io"',
    '\t"log"',
    ...(form ? ['\t"mime/multipart"'] : []),
    '\t"net/http"',
    '\t"os"',
    ...(body === undefined ? [] : ['\t"strings"']),
    ')',
    '',
    'func main() {',
    ...(form ? formLines(form) : []),
    ...(body === undefined
      ? []
      : [`\tbody := strings.NewReader(${raw(JSON.stringify(body, null, 2))})`]),
    `\trequest, err := http.NewRequest(${text(method)}, ${text(url)}, ${payload})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("ARGOSY_TOKEN"))',
    ...(form ? ['\trequest.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    ...Object.entries(headers).map(
      ([name, value]) => `\trequest.Header.Set(${text(name)}, ${text(value)})`,
    ),
    '',
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tif response.StatusCode >= 300 {',
    '\t\tlog.Fatal(response.Status, string(answer))',
    '\t}',
    '\tfmt.Println(response.Status, string(answer))',
    '}',
  ].join('\n');
}

function formLines({file, fields}: NonNullable<SampleRequest['form']>): string[] {
  return [
    `\tcontent, err := os.ReadFile(${text(file.name)})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tvar body bytes.Buffer',
    '\tform := multipart.NewWriter(&body)',
    `\tpart, err := form.CreateFormFile(${text(file.field)}, ${text(file.name)})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tpart.Write(content)',
    ...Object.entries(fields).map(
      ([name, value]) => `\tform.WriteField(${text(name)}, ${text(value)})`,
    ),
    '\tform.Close()',
    '',
  ];
}
