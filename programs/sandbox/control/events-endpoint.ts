import {schemaOf} from '../lifecycles/lifecycles';
import type {Lifecycle} from '../lifecycles/lifecycles';
import {entityTypeOf, sentBy} from '../lifecycles/sent-events';
import {ControlError} from './control-error';
import {checkFields} from './entities';
import {knownValue, optionalObject, readBody, requiredText} from './input';
import type {ControlHandler} from './parts';

/** Sends an event without a change of status, such as a dispute at the payment provider. */
export const sendEvent: ControlHandler = (parts, request) => {
  const body = readBody(request.body, ['type', 'id', 'fields']);
  const type = requiredText(body, 'type', 'payment.disputed');
  const id = requiredText(body, 'id', 'pay_01KN9946M0EC36Q1DDS0G48TKT');
  knownValue(type, 'type', eventsWithoutTransition(parts.lifecycles, [...parts.kinds.keys()]));
  const world = parts.world();
  const entityType = entityTypeOf(type);
  const entity = world.store.collection(schemaOf(entityType)).get(id);
  if (!entity) throw new ControlError(`The sandbox has no ${entityType} with the ID "${id}".`);
  const fields = optionalObject(body, 'fields');
  checkFields(parts, entityType, entity, fields);
  const hasFields = Object.keys(fields).length > 0;
  const changed = hasFields ? world.update(entityType, id, fields) : entity;
  return {status: 201, body: world.emit(type, entityType, changed)};
};

/** Other events come with a transition. Some come with and without one. */
function eventsWithoutTransition(lifecycles: Lifecycle[], types: string[]): string[] {
  const sent = new Set(
    lifecycles.flatMap((lifecycle) =>
      lifecycle.transitions.flatMap((transition) => sentBy(lifecycle, transition)),
    ),
  );
  return types.filter((type) => !sent.has(type) || type.endsWith('.updated'));
}
