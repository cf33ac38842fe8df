import {listOperations, parametersOf} from '@docs/contract';
import type {Check} from './finding';

/**
 * Purpose: a property with `x-appears-in` names operations that exist and that have the parameter
 *   which asks for it.
 * Exemptions: none.
 */
export const checkAppearsIn: Check = ({spec}) => {
  const expanding = new Set(
    listOperations(spec)
      .filter(({operation}) => parametersOf(spec, operation).some(({name}) => name === 'expand'))
      .map(({slug}) => slug),
  );
  const named = Object.entries(spec.components.schemas).flatMap(([schema, {properties = {}}]) =>
    Object.entries(properties).flatMap(([name, target]) =>
      (target['x-appears-in'] ?? []).map((slug) => ({property: `${schema}.${name}`, slug})),
    ),
  );
  const findings = named
    .filter(({slug}) => !expanding.has(slug))
    .map(({property, slug}) => `${property}: ${slug} has no parameter expand.`);
  return {findings, counts: `${named.length} places`};
};
