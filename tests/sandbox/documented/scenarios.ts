import {listOperations, type OperationEntry, type Spec} from '@docs/contract';
import type {Json} from '@argosy/sandbox';
import {type DocumentedCall, documentedCalls} from '../../contract/documented-request';
import {preparations} from '../preparations';
import {differences} from './compare';
import {createHistory, type State} from './earlier-world';

export interface Scenario {
  /** The slug and the example's name, such as `cancel-offer/azure-private-offer`. */
  name: string;
  entry: OperationEntry;
  call: DocumentedCall;
}

export const scenariosOf = (spec: Spec, entry: OperationEntry): Scenario[] =>
  documentedCalls(spec, entry).map((call) => ({
    name: `${entry.slug}/${call.exampleName ?? 'default'}`,
    entry,
    call,
  }));

export const allScenarios = (spec: Spec): Scenario[] =>
  listOperations(spec).flatMap((entry) => scenariosOf(spec, entry));

const isSafe = ({operation}: OperationEntry): boolean => operation['x-idempotency'] === 'safe';

/** The moment of a change, which is the last one that its answer mentions. */
function momentOf(expected: unknown): string | undefined {
  const text = JSON.stringify(expected ?? null);
  const moments = [...text.matchAll(/"(?:created|updated)At":"([^"]+)"/g)];
  return moments
    .map(([, moment = '']) => moment)
    .sort()
    .at(-1);
}

/** A change starts from the world before it, and a read from the sample data's last state. */
export function startingStates(spec: Spec): (scenario: Scenario) => State {
  const worldBefore = createHistory(spec);
  return ({name, entry, call}) => {
    const {moment, change} = preparations[name] ?? {};
    const state = worldBefore(moment ?? (isSafe(entry) ? undefined : momentOf(call.expected)));
    change?.(state);
    return state;
  };
}

/** Where a response differs from the documented one. `state` is what the scenario started from. */
export function problemsOf(
  {entry, call}: Scenario,
  state: State,
  {status, headers, body}: {status: number; headers: Record<string, unknown>; body: string},
): string[] {
  if (String(status) !== call.status) return [`${status} ${body}`];
  // It's an example, but maybe another one, because the request doesn't tell them apart.
  if (headers['Sandbox-Example'] ?? headers['sandbox-example']) return [];
  const isText = body === '' || typeof call.expected === 'string';
  const actual = (isText ? body || undefined : JSON.parse(body)) as Json;
  const known = JSON.stringify(state);
  return differences(call.expected as Json, actual, {known, changes: !isSafe(entry)});
}
