import {createIds} from '../../state/ids';
import {createStore} from '../../state/store';
import type {Call, JsonObject, World} from '../../types';

/** A call for tests of lists, which need a store and a time. */
export function listCall(
  state: JsonObject,
  call: Partial<Call> = {},
  now = '2026-05-20T09:00:00Z',
): Call {
  const store = createStore(state);
  const unused = (): never => {
    throw new Error('A list changes nothing.');
  };
  const world: World = {
    store,
    settings: {automatic: true},
    now: () => now,
    newId: createIds(store, () => now),
    create: unused,
    move: unused,
    update: unused,
    emit: unused,
    after: unused,
    audit: unused,
  };
  const actor = {clientId: 'cli_1', role: 'EDITOR', orgId: 'org_1'};
  return {world, slug: 'list-offers', path: {}, query: {}, headers: {}, body: {}, actor, ...call};
}
