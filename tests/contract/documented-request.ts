import {
  parametersOf,
  resolveRef,
  responsesOf,
  type OperationEntry,
} from '../../generator/operations';
import type {Example, MediaType, Parameter, Spec} from '../../generator/spec-types';

export type MockRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: unknown;
  mediaType?: string;
};

export type DocumentedCall = {
  request: MockRequest;
  status: string;
  exampleName?: string;
  expected?: unknown;
};

/** One call for each documented answer, made of the examples of parameters and bodies. */
export function documentedCalls(spec: Spec, entry: OperationEntry): DocumentedCall[] {
  const requestExamples = Object.entries(entry.operation.requestBody?.content ?? {}).flatMap(
    ([mediaType, media]) => named(spec, media).map(([name, value]) => ({mediaType, name, value})),
  );
  const answers = Object.entries(responsesOf(spec, entry.operation)).filter(([status]) =>
    status.startsWith('2'),
  );
  return answers.flatMap(([status, response]) => {
    const media = Object.values(response.content ?? {})[0];
    const examples: [string | undefined, unknown][] = media
      ? named(spec, media)
      : [[undefined, undefined]];
    return examples.map(([exampleName, expected]) => {
      const sent = requestExamples.find(({name}) => name === exampleName) ?? requestExamples[0];
      const request = baseRequest(spec, entry);
      if (sent) Object.assign(request, {body: sent.value, mediaType: sent.mediaType});
      return {request, status, exampleName, expected};
    });
  });
}

/** The request without its body. */
function baseRequest(spec: Spec, {method, path, operation}: OperationEntry): MockRequest {
  const request: MockRequest = {method, path, query: {}, headers: {}};
  for (const parameter of parametersOf(spec, operation)) {
    if (parameter.example === undefined) continue;
    const text = serialize(parameter);
    if (parameter.in === 'path') {
      request.path = request.path.replace(`{${parameter.name}}`, encodeURIComponent(text));
    } else if (parameter.in === 'query') request.query[parameter.name] = text;
    else request.headers[parameter.name] = text;
  }
  return request;
}

function serialize({example}: Parameter): string {
  return Array.isArray(example) ? example.join(',') : String(example);
}

function named(spec: Spec, media: MediaType): [string, unknown][] {
  return Object.entries(media.examples ?? {}).map(([name, example]) => [
    name,
    resolveRef<Example>(spec, example).value,
  ]);
}
