import {found} from '../../lists/list';
import type {Call, JsonObject, World} from '../../types';
import {clientOf} from '../offers/authors';
import {listOf, objectOf} from '../offers/fields';

/** The user on whose behalf a request writes, or else its API client. */
export function authorOf(call: Call): JsonObject {
  const {world, body} = call;
  if (typeof body.userId === 'string') {
    const {id, name, emailAddress} = found(world, 'User', body.userId, 'user_not_found');
    return {id, name, emailAddress, isStaff: false};
  }
  const {id, name} = clientOf(call);
  return {id, name, isStaff: false};
}

/** A member of support who wrote a comment before. A sandbox has no other staff. */
export function staffOf(world: World): JsonObject | undefined {
  const authors = world.store
    .collection('SupportTicket')
    .all()
    .flatMap(({comments}) => listOf(comments))
    .map(({createdBy}) => objectOf(createdBy));
  return authors.find(({isStaff}) => isStaff === true);
}
