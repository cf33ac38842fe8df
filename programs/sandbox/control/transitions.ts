import {createValidator, type Validate} from '../contract/validator';
import {
  entityTypeOf,
  type Lifecycle,
  lifecyclesOf,
  lifecycleWith,
  schemaOf,
  sentBy,
  statusField,
  type Transition,
  transitionsFrom,
} from '../lifecycles/lifecycles';
import {type Entity, type JsonObject, type Mover, textOf} from '../types';
import {knownValue, optionalObject, optionalText, readBody, requiredText} from './input';
import {ControlError, type ControlHandler, type ControlParts} from './parts';

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

interface Wish {
  entityType: string;
  /** Absent if a new entity is wanted. */
  entity?: Entity;
  to: string;
  by?: string;
}

const describe = ({to, by, operation, cause}: Transition): string =>
  operation ? `${to} with ${operation}` : `${to} by ${by} (${cause.replace(/\.$/, '')})`;

function statusesOf(lifecycles: Lifecycle[], entityType: string): string[] {
  const own = lifecycles.filter(({entity}) => entity === entityType);
  return [...new Set(own.flatMap(({transitions}) => transitions.map(({to}) => to)))];
}

/** The transition that the caller means. The API's own operations aren't among them. */
function chooseTransition(lifecycles: Lifecycle[], wish: Wish): Transition {
  const {entityType, entity, to, by} = wish;
  knownValue(to, 'to', statusesOf(lifecycles, entityType));
  const lifecycle = lifecycleWith(lifecycles, entityType, to) as Lifecycle;
  const status = entity ? textOf(entity[statusField(lifecycle)]) : null;
  const possible = transitionsFrom(lifecycle, status);
  const fitting = possible.filter((transition) => transition.to === to);
  const chosen = chosenFrom(fitting, by);
  if (chosen) return chosen;
  const operation = fitting.find((transition) => transition.operation)?.operation;
  if (operation) throw new ControlError(`Call ${operation} to change the status to ${to}.`);
  throw impossible(wish, status, possible);
}

/** The clock is the last choice, because moving it has the same effect. */
function chosenFrom(fitting: Transition[], by?: string): Transition | undefined {
  const choices = fitting.filter((transition) => transition.by !== 'OPERATION');
  if (by !== undefined) return choices.find((transition) => transition.by === by);
  return choices.find((transition) => transition.by !== 'CLOCK') ?? choices[0];
}

function impossible(wish: Wish, status: string | null, possible: Transition[]): ControlError {
  const {entity, to, by} = wish;
  const subject = entity ? `${entity.id} has the status ${status} and` : 'A new entity';
  const allowed = possible.map(describe).join(', ');
  const hint = allowed ? `Possible: ${allowed}.` : 'The status is final.';
  return new ControlError(`${subject} can't change to ${to}${by ? ` by ${by}` : ''}. ${hint}`);
}

type Parts = Pick<ControlParts, 'contract' | 'lifecycles' | 'orgId' | 'world'>;

const fixedFields = ['id', 'orgId', 'createdAt', 'updatedAt'];

/** Fields that a control request sets must leave the entity as its schema says. */
function checkFields(parts: Parts, entityType: string, entity: Entity, fields: JsonObject): void {
  rejectFixed(parts, entityType, fields);
  if (Object.keys(fields).length > 0) validate(parts, entityType, {...entity, ...fields});
}

function rejectFixed({lifecycles}: Parts, entityType: string, fields: JsonObject): void {
  const statuses = lifecyclesOf(lifecycles, entityType).map(statusField);
  const fixed = Object.keys(fields).find((name) => [...fixedFields, ...statuses].includes(name));
  if (fixed !== undefined) throw new ControlError(`"fields" can't contain "${fixed}".`);
}

/** A new entity in its first status, for example a card that the buyer adds. */
function newEntity(
  parts: Parts,
  entityType: string,
  status: string,
  by: Mover,
  fields: JsonObject,
): Entity {
  rejectFixed(parts, entityType, fields);
  const world = parts.world();
  const now = world.now();
  const statuses = lifecyclesOf(parts.lifecycles, entityType).map((lifecycle) => {
    const first = lifecycle.transitions.filter(({from, by: mover}) => !from.length && mover === by);
    const chosen = first.find(({to}) => to === status) ?? first[0];
    return [statusField(lifecycle), chosen?.to];
  });
  const base = {orgId: parts.orgId, createdAt: now, updatedAt: now};
  const draft = {...base, ...fields, ...(Object.fromEntries(statuses) as JsonObject)};
  const entity = {id: world.newId(prefixOf(parts, entityType)), ...draft};
  validate(parts, entityType, entity);
  return entity;
}

/** IDs start with the prefix in the pattern of their schema. */
function prefixOf({contract}: Parts, entityType: string): string {
  const pattern = contract.spec.components.schemas[`${schemaOf(entityType)}Id`]?.pattern ?? '';
  return /^\^([a-z]+)_/.exec(pattern)?.[1] ?? entityType.toLowerCase();
}

const validators = new WeakMap<object, Validate>();

function validate({contract}: Parts, entityType: string, entity: Entity): void {
  const validator = validators.get(contract) ?? createValidator(contract.spec);
  validators.set(contract, validator);
  const [error] = validator({$ref: `#/components/schemas/${schemaOf(entityType)}`}, entity);
  if (!error) return;
  const field = error.instancePath || 'The entity';
  throw new ControlError(
    `${field} ${error.message ?? 'is wrong'}. "fields" must follow the schema ${schemaOf(entityType)}.`,
  );
}

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
