import {exampleText} from './example-text';
import type {OperationModel} from './page-model';
import type {Area} from './area';

/** The contract as a Postman collection (format 2.1): one folder per area, one request per operation. */
export function postmanCollection(title: string, server: string, areas: Area[]): object {
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
      item: area.operations.map(requestItem),
    })),
  };
}

function requestItem(model: OperationModel): object {
  const of = (location: 'path' | 'query' | 'header') =>
    model.exampleParameters.filter((parameter) => parameter.in === location);
  const entry = ({
    name,
    example,
    schema,
    required,
  }: OperationModel['exampleParameters'][number]) => ({
    key: name,
    value: name === 'orgId' ? '{{orgId}}' : exampleText(example ?? schema?.example ?? ''),
    ...(required ? {} : {disabled: true}),
  });
  const segments = model.path
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/^\{(.+)\}$/, ':$1'));
  const body = model.body?.examples[0]?.value;
  return {
    name: model.title,
    request: {
      method: model.method,
      description: `${model.lead}\n\n${model.description}`.trim(),
      header: [
        ...of('header').map(entry),
        ...(model.body ? [{key: 'Content-Type', value: model.body.contentType}] : []),
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
