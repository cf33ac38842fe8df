import type {Entity, JsonObject} from '@argosy/sandbox';
import type {Answer, RunningSandbox} from '../running-sandbox';
import type {OtherSide, State} from './script';

export function otherSideOf(running: RunningSandbox): OtherSide {
  const control = async (path: string, body: JsonObject): Promise<Entity> =>
    entityOf(path, await running.control('POST', path, body));
  return {
    act: (entityType, id, to, fields = {}) => control('/transitions', {entityType, id, to, fields}),
    create: (entityType, to, fields) => control('/transitions', {entityType, to, fields}),
    async send(type, id, fields = {}) {
      await control('/events', {type, id, fields});
    },
    async wait(until) {
      await control('/clock', until.startsWith('P') ? {advance: until} : {to: until});
    },
    async fail(operation, code) {
      await control('/failures', {operation, code});
    },
    async stopAutomatic() {
      await control('/settings', {automatic: false});
    },
    call: async (method, path, body) => entityOf(path, await running.send(method, path, {body})),
  };
}

function entityOf(request: string, {status, body}: Answer): Entity {
  if (status < 300) return body as Entity;
  throw new Error(`${request}: ${status} ${JSON.stringify(body)}`);
}

export function stateOf({sandbox}: RunningSandbox): State {
  const all = (schema: string) => sandbox.world().store.collection(schema).all();
  const existing = (schema: string, entity: Entity | undefined): Entity => {
    if (!entity) throw new Error(`The sandbox doesn't have the ${schema}.`);
    return entity;
  };
  return {
    all,
    get: (schema, id) =>
      existing(
        `${schema} ${id}`,
        all(schema).find((entity) => entity.id === id),
      ),
    last: (schema) => existing(schema, all(schema).at(-1)),
  };
}
