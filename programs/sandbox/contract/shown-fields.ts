import type {Spec} from '@docs/contract';
import type {Entity} from '../types';

/** Removes the fields of an entity that only certain operations return, such as `expanded`. */
export function withoutRareFields(spec: Spec, schema: string, entity: Entity): Entity {
  const {properties = {}} = spec.components.schemas[schema] ?? {};
  const shown = Object.entries(entity).filter(([name]) => !properties[name]?.['x-appears-in']);
  return Object.fromEntries(shown) as Entity;
}
