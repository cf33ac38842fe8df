import {ApiError} from '../api-error';
import type {Route} from '../contract/contract';
import {textOf} from '../lists/text';
import type {Actor, World} from '../types';
import {activeClient} from './clients';
import {readToken} from './tokens';

export interface Access {
  actor: Actor;
  /** What the token allows. */
  scopes: string[];
  /** What the client's role allows. */
  permissions: string[];
}

/** Who sends the request. A revoked client's tokens don't work anymore. */
export function authenticate(world: World, authorization: string | undefined): Access {
  const {sub, scope} = readToken(authorization, world.now());
  const client = activeClient(world, sub);
  if (!client) throw new ApiError('unauthenticated');
  const actor = {clientId: client.id, role: textOf(client.role), orgId: textOf(client.orgId)};
  return {actor, scopes: scope.split(' '), permissions: client.permissions as string[]};
}

/** Fails if the client's organization or the token's permissions don't match the operation. */
export function authorize(
  {actor, scopes, permissions}: Access,
  {permission}: Route,
  path: Record<string, string>,
): void {
  if (path.orgId !== undefined && path.orgId !== actor.orgId) throw new ApiError('org_not_found');
  if (permission && !scopes.includes(permission)) {
    const inRole = permissions.includes(permission);
    throw new ApiError('insufficient_role', {
      message: `The ${inRole ? 'token' : `role ${actor.role}`} doesn't have the permission ${permission}.`,
    });
  }
}
