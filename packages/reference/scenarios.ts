import {
  type Example,
  type OperationEntry,
  resolveRef,
  responsesOf,
  type Spec,
} from '@docs/contract';

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
};

/**
 * The operation's scenarios: one per success example. Its request is the body example of the same
 * name. An operation without a body in its responses has one per request. They're in the order of the
 * requests, so that a repeat comes after the call that it repeats.
 */
export function scenariosOf(spec: Spec, {operation}: OperationEntry): Scenario[] {
  const media = Object.values(operation.requestBody?.content ?? {})[0];
  const requests = Object.entries(media?.examples ?? {});
  const successes = Object.entries(responsesOf(spec, operation)).filter(
    ([status]) => Number(status) < 300,
  );
  const scenarios = successes.flatMap(([status, {content = {}}]) =>
    Object.entries(Object.values(content)[0]?.examples ?? {}).map(([name, example]) => {
      const {summary, value, 'x-parameters': parameters = {}} = resolveRef<Example>(spec, example);
      const body = requests.find(([request]) => request === name)?.[1].value;
      return {name, title: summary ?? name, parameters, body, status, response: value};
    }),
  );
  const positionOf = ({name}: Scenario) => requests.findIndex(([request]) => request === name);
  if (scenarios.length > 0) return scenarios.sort((a, b) => positionOf(a) - positionOf(b));
  const status = successes[0]?.[0] ?? '';
  const only = [['default', {summary: operation.summary, value: undefined}]] as const;
  return (requests.length > 0 ? requests : only).map(([name, {summary, value}]) => ({
    name,
    title: summary ?? name,
    parameters: {},
    body: value,
    status,
  }));
}
