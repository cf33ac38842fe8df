import type {SampleRequest} from './request';

const text = (value: string) =>
  `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
const indent = (value: string) => value.replaceAll('\n', '\n  ');

export function typescript({method, url, headers, body}: SampleRequest): string {
  const options = [
    `method: '${method}',`,
    'headers: {',
    '  Authorization: `Bearer ${process.env.ARGOSY_TOKEN}`,',
    ...Object.entries(headers).map(([name, value]) => `  ${text(name)}: ${text(value)},`),
    '},',
    ...(body === undefined
      ? []
      : [`body: JSON.stringify(${indent(JSON.stringify(body, null, 2))}),`]),
  ];
  return [
    `const response = await fetch(${text(url)}, {`,
    ...options.map((line) => `  ${line}`),
    '});',
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    'console.log(response.status, await response.text());',
  ].join('\n');
}
