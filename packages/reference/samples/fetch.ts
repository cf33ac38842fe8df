import {program, type Program} from './program';
import {encodedBasic, type SampleRequest} from './request';

const text = (value: string) => JSON.stringify(value);

/** A call with the `fetch` of browsers and Node.js. */
export function fetchCall({
  method,
  url,
  headers,
  credentials,
  body,
  fields,
  form,
}: SampleRequest): Program {
  const sent = [
    ...Object.entries(headers).map(([name, value]) => `${text(name)}: ${text(value)}`),
    ...credentials.flatMap(({type, name}) => {
      if (type === 'bearer') return [`Authorization: \`Bearer \${process.env.${name}}\``];
      if (type === 'basic')
        return [`Authorization: \`Basic \${btoa(${encodedBasic('process.env.')})}\``];
      if (type === 'header') return [`${text(name)}: process.env.API_KEY`];
      return type === 'cookie' ? [`Cookie: \`${name}=\${process.env.API_KEY}\``] : [];
    }),
  ];
  const data = form
    ? [
        'const form = new FormData();',
        ...Object.entries(form.fields).map(
          ([name, value]) => `form.append(${text(name)}, ${text(value)});`,
        ),
        `form.append(${text(form.file.field)}, await openAsBlob(${text(form.file.name)}), ${text(form.file.name)});`,
      ]
    : [];
  const options = [
    ...(method === 'GET' ? [] : [`method: ${text(method)}`]),
    ...(sent.length > 0 ? [`headers: {\n    ${sent.join(',\n    ')},\n  }`] : []),
    ...(body === undefined
      ? []
      : [`body: JSON.stringify(${indented(JSON.stringify(body, null, 2))})`]),
    ...(fields ? [`body: new URLSearchParams(${indented(JSON.stringify(fields, null, 2))})`] : []),
    ...(form ? ['body: form'] : []),
  ];
  const rest = options.length > 0 ? `, {\n  ${options.join(',\n  ')},\n}` : '';
  return program(form ? ["import {openAsBlob} from 'node:fs';", ''] : [], [
    ...data,
    `const response = await fetch(${text(url)}${rest});`,
    'console.log(response.status, await response.text());',
  ]);
}

const indented = (code: string): string => code.replaceAll('\n', '\n  ');
