import type {Spec} from '@docs/contract';
import {
  byAge,
  changedAt,
  clockStart,
  createdAt,
  documentedBodies,
  documentedVersions,
  type Entity,
  lastOf,
  seedFrom,
  type Version,
} from '@argosy/sandbox';

export type State = Record<string, Entity[]>;

/** The programs of the examples exist at all times, because every request needs one. */
const always = ['ApiClient', 'WebhookEndpoint'];

/** Makes the sample data of any moment. Without one, it's what a new sandbox has. */
export function createHistory(spec: Spec): (moment?: string) => State {
  const seed = JSON.stringify(seedFrom(spec));
  const versions = documentedVersions(spec, documentedBodies(spec));
  return (moment) => {
    const state = JSON.parse(seed) as State;
    const clock = {SandboxClock: [{id: 'clock', now: moment ?? clockStart}]};
    if (moment === undefined) return {...state, ...clock};
    for (const [schema, byId] of versions) {
      if (always.includes(schema)) continue;
      state[schema] = [...byId.values()]
        .map((all) => versionBefore(all, moment))
        .filter((entity) => entity !== undefined)
        .sort(byAge);
    }
    return {...structuredClone(state), ...clock};
  };
}

/** The last documented state until then. Undefined if the entity didn't exist yet. */
function versionBefore(versions: Version[], moment: string): Entity | undefined {
  const existing = versions.filter(({entity}) => createdAt(entity) < moment);
  const earlier = existing.filter(({entity}) => changedAt(entity) < moment);
  if (earlier.length > 0) return lastOf(earlier);
  // Its state of that time isn't documented, but others can refer to it.
  return existing
    .map(({entity}) => entity)
    .sort((a, b) => (changedAt(a) < changedAt(b) ? -1 : 1))[0];
}
