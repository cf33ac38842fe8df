import type {Spec} from '@docs/contract';
import {schemaOf} from '../lifecycles/lifecycles';

/** The contract's entity types by the names of their collections. */
export function entityTypesOf(spec: Spec): Map<string, string> {
  const names = spec.components.schemas.EntityType?.enum ?? [];
  return new Map(names.map((name) => [schemaOf(name), name]));
}
