import {
  type Example,
  type MediaType,
  needsToken,
  type OperationEntry,
  parametersOf,
  resolveRef,
  responsesOf,
  type Spec,
} from '@docs/contract';

export type DocumentedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: unknown;
  mediaType?: string;
};

export type DocumentedCall = {
  request: DocumentedRequest;
  /** The values of the parameters that the request sends. */
  values: Record<string, unknown>;
  status: string;
  exampleName?: string;
  expected?: unknown;
};

/** One call per documented response, built from the examples of parameters and bodies. */
export function documentedCalls(spec: Spec, entry: OperationEntry): DocumentedCall[] {
  const requestExamples = Object.entries(entry.operation.requestBody?.content ?? {}).flatMap(
    ([mediaType, media]) => named(spec, media).map(([name, {value}]) => ({mediaType, name, value})),
  );
  const successes = Object.entries(responsesOf(spec, entry.operation)).filter(([status]) =>
    status.startsWith('2'),
  );
  return successes.flatMap(([status, response]) => {
    const media = Object.values(response.content ?? {})[0];
    const examples: [string | undefined, Example | undefined][] = media
      ? named(spec, media)
      : [[undefined, undefined]];
    return examples.map(([exampleName, example]) => {
      const sent = requestExamples.find(({name}) => name === exampleName) ?? requestExamples[0];
      const values = {...requiredValues(spec, entry), ...example?.['x-parameters']};
      const request = baseRequest(spec, entry, values);
      if (sent) Object.assign(request, {body: sent.value, mediaType: sent.mediaType});
      return {request, values, status, exampleName, expected: example?.value};
    });
  });
}

function requiredValues(spec: Spec, {operation}: OperationEntry): Record<string, unknown> {
  return Object.fromEntries(
    parametersOf(spec, operation)
      .filter(({name, required}) => required || name === 'Idempotency-Key')
      .map(({name, example}) => [name, example]),
  );
}

/** The request without its body. */
function baseRequest(
  spec: Spec,
  {method, path, operation}: OperationEntry,
  values: Record<string, unknown>,
): DocumentedRequest {
  const request: DocumentedRequest = {method, path, query: {}, headers: {}};
  if (!needsToken(operation)) request.headers.Authorization = 'Basic Y2xpOnNlY3JldA==';
  for (const parameter of parametersOf(spec, operation)) {
    if (!(parameter.name in values)) continue;
    const text = serialize(values[parameter.name]);
    if (parameter.in === 'path') {
      request.path = request.path.replace(`{${parameter.name}}`, encodeURIComponent(text));
    } else if (parameter.in === 'query') request.query[parameter.name] = text;
    else request.headers[parameter.name] = text;
  }
  return request;
}

export const serialize = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : String(value);

function named(spec: Spec, media: MediaType): [string, Example][] {
  return Object.entries(media.examples ?? {}).map(([name, example]) => [
    name,
    resolveRef<Example>(spec, example),
  ]);
}
