import * as z from 'zod';
import {
  type ErrorCatalog,
  errorsOf,
  type MediaType,
  type OperationEntry,
  parametersOf,
  responsesOf,
  type Spec,
} from '@docs/contract';
import {code, schemasBelow, schemaSections} from '../text/contract-text';
import {onePart} from '../text/sections';
import {findOperation} from '../text/find-operation';
import {defineTool, name, part} from './tool';

export const getOperation = defineTool({
  name: 'get_operation',
  title: 'Get an API operation',
  description:
    'Returns one operation from the API contract: permission, parameters, request, responses, ' +
    'errors, examples, and all schemas that they use.',
  input: z.strictObject({
    operation: name(
      'Operation ID ("createOffer"), slug ("create-offer"), or method and path ("POST /v1/orgs/{orgId}/offers").',
    ),
    part,
  }),
  async run({operation, part: wanted}, docs) {
    const spec = await docs.contract();
    const entry = findOperation(operation, spec);
    return {text: onePart(describe(entry, spec, docs.site.basePath), wanted)};
  },
});

function describe(
  {slug, method, path, operation}: OperationEntry,
  spec: Spec,
  base: string,
): string {
  const {summary, description, requestBody, ...facts} = operation;
  const parameters = parametersOf(spec, operation);
  const responses = responsesOf(spec, operation);
  const catalog = spec['x-error-catalog'] as ErrorCatalog;
  const media = [
    ...Object.values(requestBody?.content ?? {}).map((content) => ({
      of: 'Request',
      media: content,
    })),
    ...Object.entries(responses).flatMap(([status, response]) =>
      Object.values(response.content ?? {}).map((content) => ({
        of: `Response ${status}`,
        media: content,
      })),
    ),
  ];
  const contract = {
    ...facts,
    parameters,
    ...(requestBody && {
      requestBody: {...requestBody, content: withoutExamples(requestBody.content)},
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, {content, ...response}]) => [
        status,
        {...response, ...(content && {content: withoutExamples(content)})},
      ]),
    ),
    'x-errors': Object.keys(errorsOf(spec, operation, catalog)),
  };
  const examples = media.flatMap(({of, media: {examples: named = {}}}) =>
    Object.entries(named).flatMap(([title, example]) => [
      `### ${of}: ${example.summary ?? title}`,
      code(example.value),
    ]),
  );
  return [
    `# ${summary}`,
    `\`${method.toUpperCase()} ${path}\`, operation \`${operation.operationId}\`, page ${base}api/${slug}`,
    description.trim(),
    '## Contract',
    code(contract),
    ...(examples.length > 0 ? ['## Examples', ...examples] : []),
    '## Schemas',
    ...schemaSections(schemasBelow(spec, contract)),
  ].join('\n\n');
}

function withoutExamples(content: Record<string, MediaType>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).map(([type, {examples: _examples, ...media}]) => [type, media]),
  );
}
