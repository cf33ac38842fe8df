import {receivedSchemas} from '@docs/contract';
import type {Check} from './finding';

/**
 * Purpose: an enum that responses or events contain is marked with `x-open-enum`, because new values
 *   are added within v1 and clients must accept them. An enum of requests only isn't.
 * Exemptions: enums with one value, which tell the variants of a union apart.
 */
export const checkOpenEnums: Check = ({spec, domain}) => {
  const received = receivedSchemas(spec);
  const enums = Object.entries(spec.components.schemas).filter(
    ([, schema]) => (schema.enum?.length ?? 0) > 1,
  );
  const findings = enums.flatMap(([name, schema]) => {
    const isOpen = schema['x-open-enum'] === true;
    if (domain || isOpen === received.has(name)) return [];
    return [isOpen ? `${name} is in no response.` : `${name} must have x-open-enum: true.`];
  });
  return {findings, counts: `${enums.length} enums`};
};
