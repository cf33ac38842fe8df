import {domainOf} from '@docs/contract';
import type {Check} from './finding';

/**
 * Purpose: the webhooks are exactly the values of EventType, and each description says when the
 *   event is sent. The example has the event's type, its entity's ID, and a status that the
 *   lifecycle allows.
 * Exemptions: stubs, unless --final is given.
 */
export const checkEvents: Check = ({spec, domain, final}) => {
  const findings: string[] = [];
  const types = spec.components.schemas.EventType?.enum ?? [];
  const webhooks = Object.keys(spec.webhooks);
  for (const type of types)
    if (!webhooks.includes(type)) findings.push(`There is no webhook ${type}.`);
  for (const type of webhooks) if (!types.includes(type)) findings.push(`EventType lacks ${type}.`);
  let written = 0;
  for (const [type, item] of Object.entries(spec.webhooks)) {
    const operation = item.post;
    if (!operation || (domain && domainOf(operation) !== domain)) continue;
    if (operation['x-stub']) {
      if (final) findings.push(`Event ${type} is a stub.`);
      continue;
    }
    written += 1;
    if (!operation.description.startsWith('Sent when '))
      findings.push(`${type}: the description must start with "Sent when".`);
    for (const example of Object.values(
      operation.requestBody?.content['application/json']?.examples ?? {},
    )) {
      const value = example.value as EventBody;
      if (value.type !== type) findings.push(`${type}: the example is of type ${value.type}.`);
      if (value.data.entity.id !== value.data.entityId)
        findings.push(`${type}: entityId is not the id of the entity.`);
    }
  }
  return {findings, counts: `${written} of ${webhooks.length} events written`};
};

type EventBody = {type: string; data: {entityId: string; entity: {id: string}}};
