import type {Area} from './area';
import type {Description, Entry} from './description/model';
import {exampleText} from './example-text';
import {textsOf} from './page-model';
import type {Parameter} from '@docs/contract';

/** The contract as a Postman collection (format 2.1): one folder per area, one request per operation. */
export function postmanCollection({title, server, operations}: Description, areas: Area[]): object {
  const entries = new Map(operations.map((entry) => [entry.slug, entry]));
  return {
    info: {
      name: title,
      description: 'Set the variables `token` and `orgId`, then send.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {type: 'bearer', bearer: [{key: 'token', value: '{{token}}', type: 'string'}]},
    variable: [
      {key: 'baseUrl', value: server},
      {key: 'orgId', value: ''},
      {key: 'token', value: ''},
    ],
    item: areas.map((area) => ({
      name: area.title,
      description: area.description,
      item: area.operations.flatMap(({slug}) => requestItem(entries.get(slug) as Entry)),
    })),
  };
}

function requestItem({method, path, operation}: Entry): object {
  const of = (location: Parameter['in']) =>
    operation.parameters.filter((parameter) => parameter.in === location);
  const entry = ({name, example, schema, required}: Parameter) => ({
    key: name,
    value: name === 'orgId' ? '{{orgId}}' : exampleText(example ?? schema?.example ?? ''),
    ...(required ? {} : {disabled: true}),
  });
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/^\{(.+)\}$/, ':$1'));
  const [contentType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const body = Object.values(media?.examples ?? {})[0]?.value;
  const {lead, description} = textsOf(operation);
  return {
    name: operation.summary,
    request: {
      method: method.toUpperCase(),
      description: `${lead}\n\n${description}`.trim(),
      header: [
        ...of('header').map(entry),
        ...(contentType ? [{key: 'Content-Type', value: contentType}] : []),
      ],
      url: {
        raw: `{{baseUrl}}/${segments.join('/')}`,
        host: ['{{baseUrl}}'],
        path: segments,
        query: of('query').map(entry),
        variable: of('path').map(entry),
      },
      ...(body === undefined
        ? {}
        : {
            body: {
              mode: 'raw',
              raw: JSON.stringify(body, null, 2),
              options: {raw: {language: 'json'}},
            },
          }),
    },
  };
}
