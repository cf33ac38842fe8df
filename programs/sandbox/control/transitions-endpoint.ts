import {schemaOf} from '../lifecycles/lifecycles';
import {chooseTransition} from './choose-transition';
import {ControlError} from './control-error';
import {checkFields, newEntity} from './entities';
import {knownValue, optionalObject, optionalText, readBody, requiredText} from './input';
import type {ControlHandler, ControlParts} from './parts';
import type {Entity} from '../types';

/** Acts as the buyer, the marketplace, or another mover of a lifecycle. */
export const makeTransition: ControlHandler = (parts, request) => {
  const body = readBody(request.body, ['entityType', 'id', 'to', 'by', 'fields']);
  const entityType = requiredText(body, 'entityType', 'OFFER');
  const to = requiredText(body, 'to', 'ACCEPTED');
  const entity = findEntity(parts, entityType, optionalText(body, 'id'));
  const fields = optionalObject(body, 'fields');
  const wish = {entityType, entity, to, by: optionalText(body, 'by')};
  const {by} = chooseTransition(parts.lifecycles, wish);
  const world = parts.world();
  if (!entity) {
    const created = newEntity(parts, entityType, to, by, fields);
    return {status: 201, body: world.create(entityType, created, {by})};
  }
  checkFields(parts, entityType, entity, fields);
  return {status: 200, body: world.move({entityType, id: entity.id, to, by, changes: fields})};
};

/** Without an ID, the caller wants a new entity. */
function findEntity(parts: ControlParts, entityType: string, id?: string): Entity | undefined {
  knownValue(entityType, 'entityType', [...new Set(parts.lifecycles.map(({entity}) => entity))]);
  if (id === undefined) return undefined;
  const entity = parts.world().store.collection(schemaOf(entityType)).get(id);
  if (entity) return entity;
  throw new ControlError(`The sandbox has no ${entityType} with the ID "${id}".`);
}
