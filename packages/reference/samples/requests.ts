import {program, type Program} from './program';
import type {SampleRequest} from './request';

/** A call with Python's Requests. */
export function requests({
  method,
  url,
  headers,
  credentials,
  body,
  fields,
  form,
}: SampleRequest): Program {
  const {'Content-Type': contentType, ...others} = headers;
  const isJson =
    body !== undefined && (contentType === undefined || contentType === 'application/json');
  const sent = [
    ...Object.entries(isJson ? others : headers).map(
      ([name, value]) => `${text(name)}: ${text(value)}`,
    ),
    ...credentials.flatMap(({type, name}) => {
      if (type === 'bearer') return [`"Authorization": f"Bearer {os.environ['${name}']}"`];
      if (type === 'header') return [`${text(name)}: os.environ["API_KEY"]`];
      return type === 'cookie' ? [`"Cookie": f"${name}={os.environ['API_KEY']}"`] : [];
    }),
  ];
  const basic = credentials.some(({type}) => type === 'basic');
  const content = typeof body === 'string' ? text(body) : `json.dumps(${literal(body)})`;
  const args = [
    text(url),
    ...(sent.length > 0 ? [`headers={${sent.join(', ')}}`] : []),
    ...(basic ? ['auth=(os.environ["USERNAME"], os.environ["PASSWORD"])'] : []),
    ...(body === undefined ? [] : [isJson ? `json=${literal(body)}` : `data=${content}`]),
    ...(fields ? [`data=${literal(fields)}`] : []),
    ...(form
      ? [
          `data=${literal(form.fields)}`,
          `files={${text(form.file.field)}: open(${text(form.file.name)}, "rb")}`,
        ]
      : []),
  ];
  const call = `requests.request(${[text(method), ...args].map((arg) => `\n    ${arg},`).join('')}\n)`;
  const imports = [
    ...(body !== undefined && !isJson && typeof body !== 'string' ? ['import json'] : []),
    ...(credentials.length > 0 ? ['import os'] : []),
  ];
  return program(
    [...imports, ...(imports.length > 0 ? [''] : []), 'import requests', ''],
    [`response = ${call}`, 'print(response.status_code, response.text)'],
  );
}

const text = (value: string): string => JSON.stringify(value);

/** A value as Python writes it, indented as an argument. */
function literal(value: unknown, indent = '    '): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${indent}    `;
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, deeper))
    : Object.entries(value).map(([name, item]) => `${text(name)}: ${literal(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return parts.length === 0
    ? `${open}${close}`
    : `${open}${parts.map((part) => `\n${deeper}${part},`).join('')}\n${indent}${close}`;
}
