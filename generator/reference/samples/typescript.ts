import type {SampleRequest} from './request';

const text = (value: string) =>
  `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
const indent = (value: string) => value.replaceAll('\n', '\n  ');

export function typescript({method, url, headers, body, form}: SampleRequest): string {
  const options = [
    `method: '${method}',`,
    'headers: {',
    '  Authorization: `Bearer ${process.env.ARGOSY_TOKEN}`,',
    ...Object.entries(headers).map(([name, value]) => `  ${text(name)}: ${text(value)},`),
    '},',
    ...(form ? ['body: form,'] : []),
    ...(body === undefined
      ? []
      : [`body: JSON.stringify(${indent(JSON.stringify(body, null, 2))}),`]),
  ];
  return [
    ...(form ? formLines(form) : []),
    `const response = await fetch(${text(url)}, {`,
    ...options.map((line) => `  ${line}`),
    '});',
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    'console.log(response.status, await response.text());',
  ].join('\n');
}

function formLines({file, fields}: NonNullable<SampleRequest['form']>): string[] {
  return [
    "import {openAsBlob} from 'node:fs';",
    '',
    'const form = new FormData();',
    `form.set(${text(file.field)}, await openAsBlob(${text(file.name)}), ${text(file.name)});`,
    ...Object.entries(fields).map(([name, value]) => `form.set(${text(name)}, ${text(value)});`),
    '',
  ];
}
