import type {Example, MediaType} from '@docs/contract';
import {deriveExample} from './derive-example';
import type {Entry} from './description/model';
import type {Schemas} from './description/schemas';

/** A documented call with its response, such as "Azure offer with seats". */
export type Scenario = {
  name: string;
  title: string;
  /** Parameters that the response needs, apart from the required ones. */
  parameters: Record<string, unknown>;
  /** The request's body, if the operation has one. */
  body?: unknown;
  status: string;
  /** The response's body, if it has one. */
  response?: unknown;
  /** The description has no example of the response, so its schema was used. */
  isDerived?: boolean;
};

/**
 * The operation's scenarios: one per success example. Its request is the body example of the same
 * name, or else the first. An operation without a body in its responses has one per request. They're in
 * the order of the requests, so that a repeat comes after the call that it repeats.
 */
export function scenariosOf(schemas: Schemas, {operation}: Entry): Scenario[] {
  const sent = preferred(operation.requestBody?.content);
  const requests = Object.entries(examplesOf(schemas, sent).examples);
  const successes = Object.entries(operation.responses).filter(([status]) => /^[123]/.test(status));
  const named = new Map(requests);
  const scenarios = successes.flatMap(([status, {content}]) => {
    const {examples, isDerived} = examplesOf(schemas, preferred(content));
    return Object.entries(examples).map(
      ([name, {summary, value, 'x-parameters': parameters = {}}]): Scenario => ({
        name,
        title: summary ?? (isDerived ? operation.summary : name),
        parameters,
        body: (named.get(name) ?? requests[0]?.[1])?.value,
        status,
        response: value,
        ...(isDerived && {isDerived}),
      }),
    );
  });
  const positionOf = ({name}: Scenario) => requests.findIndex(([request]) => request === name);
  if (scenarios.length > 0) return scenarios.sort((a, b) => positionOf(a) - positionOf(b));
  const status = successes[0]?.[0] ?? Object.keys(operation.responses)[0] ?? '';
  const only: [string, Example] = ['default', {summary: operation.summary, value: undefined}];
  return (requests.length > 0 ? requests : [only]).map(([name, {summary, value}]) => ({
    name,
    title: summary ?? name,
    parameters: {},
    body: value,
    status,
  }));
}

/** JSON, or else the first of what a body can be. */
function preferred(content: Record<string, MediaType> = {}): MediaType | undefined {
  const type = Object.keys(content).find((each) => /[/+]json\b/.test(each));
  return type ? content[type] : Object.values(content)[0];
}

function examplesOf(
  schemas: Schemas,
  media: MediaType | undefined,
): {examples: Record<string, Example>; isDerived?: boolean} {
  if (!media) return {examples: {}};
  const {examples = {}, schema} = media;
  if (Object.keys(examples).length > 0 || !schema) return {examples};
  const {value, isComplete} = deriveExample(schemas, schema);
  if (value === undefined) return {examples: {}};
  return {examples: {default: {value}}, ...(!isComplete && {isDerived: true})};
}
