import type {SampleRequest} from './request';

const text = (value: string) => JSON.stringify(value);

/** A JSON value as a Python literal. */
function literal(value: unknown, depth = 0): string {
  const pad = '    '.repeat(depth + 1);
  const end = '    '.repeat(depth);
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${pad}${literal(item, depth + 1)},\n`).join('')}${end}]`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    return `{\n${entries.map(([key, item]) => `${pad}${text(key)}: ${literal(item, depth + 1)},\n`).join('')}${end}}`;
  }
  return JSON.stringify(value);
}

export function python({method, url, headers, body, form}: SampleRequest): string {
  const call = [
    text(url),
    [
      'headers={',
      '    "Authorization": f"Bearer {os.environ[\'ARGOSY_TOKEN\']}",',
      ...Object.entries(headers).map(([name, value]) => `    ${text(name)}: ${text(value)},`),
      '}',
    ].join('\n    '),
    ...(form
      ? [
          `files={${text(form.file.field)}: open(${text(form.file.name)}, "rb")}`,
          `data=${literal(form.fields, 1)}`,
        ]
      : []),
    ...(body === undefined ? [] : [`json=${literal(body, 1)}`]),
    'timeout=30',
  ];
  return [
    'import os',
    '',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...call.map((argument) => `    ${argument},`),
    ')',
    'response.raise_for_status()',
    'print(response.status_code, response.text)',
  ].join('\n');
}
