import type {Call, Entity, JsonObject} from '../../types';
import {clientOf} from '../offers/authors';

/**
 * Changes fields of a buyer, contact, or offer. A null clears a field. Without a different value,
 * the entity stays as it is, and so does the time of its last change.
 */
export function change(
  call: Call,
  entityType: 'BUYER' | 'CONTACT' | 'OFFER',
  entity: Entity,
  fields: JsonObject,
): Entity {
  const changes = Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value ?? undefined] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(entity[name])),
  );
  if (Object.keys(changes).length === 0) return entity;
  return call.world.update(entityType, entity.id, {...changes, updatedBy: clientOf(call)});
}
