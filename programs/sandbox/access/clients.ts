import {textOf} from '../lists/text';
import type {Entity, World} from '../types';

/** The secret of a client. It's made from the client's data, so that it never has to be stored. */
export const secretOf = (client: Entity): string =>
  `sandbox_${textOf(client.name).replaceAll('-', '_')}_${textOf(client.secretLastFour)}`;

/** The client with this ID if it can use the API now. */
export function activeClient(world: World, clientId: string): Entity | undefined {
  const client = world.store.collection('ApiClient').get(clientId);
  if (client?.status !== 'ACTIVE') return undefined;
  const {expiresAt} = client;
  return typeof expiresAt === 'string' && expiresAt <= world.now() ? undefined : client;
}

export const activeClients = (world: World): Entity[] =>
  world.store
    .collection('ApiClient')
    .all()
    .filter(({id}) => activeClient(world, id));
