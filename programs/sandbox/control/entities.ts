import {createValidator} from '../contract/validator';
import type {Validate} from '../contract/validator';
import {lifecyclesOf, schemaOf, statusField} from '../lifecycles/lifecycles';
import type {Entity, JsonObject, Mover} from '../types';
import {ControlError} from './control-error';
import type {ControlParts} from './parts';

type Parts = Pick<ControlParts, 'contract' | 'lifecycles' | 'orgId' | 'world'>;

const fixedFields = ['id', 'orgId', 'createdAt', 'updatedAt'];

/** Fields that a control request sets must leave the entity as its schema says. */
export function checkFields(
  parts: Parts,
  entityType: string,
  entity: Entity,
  fields: JsonObject,
): void {
  rejectFixed(parts, entityType, fields);
  if (Object.keys(fields).length > 0) validate(parts, entityType, {...entity, ...fields});
}

function rejectFixed({lifecycles}: Parts, entityType: string, fields: JsonObject): void {
  const statuses = lifecyclesOf(lifecycles, entityType).map(statusField);
  const fixed = Object.keys(fields).find((name) => [...fixedFields, ...statuses].includes(name));
  if (fixed !== undefined) throw new ControlError(`"fields" can't contain "${fixed}".`);
}

/** A new entity in its first status, for example a card that the buyer adds. */
export function newEntity(
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
