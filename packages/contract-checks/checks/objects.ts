import {listOperations, objectsOf, returnedSchemas} from '@docs/contract';
import type {Check} from './finding';

/** Schemas with an ID that have no page, with the object whose page describes them. */
const parts: Record<string, string> = {
  SupportTicketAttachment: 'SupportTicket',
  SupportTicketComment: 'SupportTicket',
};

/**
 * Purpose: `x-objects` and `x-shared-objects` list schemas that exist, each once. They include
 *   every schema with an ID that an operation returns, so each of these has a page.
 * Exemptions: parts of another object (see above), as long as that object has a page.
 */
export const checkObjects: Check = ({spec}) => {
  const {schemas} = spec.components;
  const objects = objectsOf(spec).map(({schema}) => schema);
  const listed = new Set(objects);
  const returned = new Set(
    listOperations(spec).flatMap(({operation}) => returnedSchemas(spec, operation)),
  );
  const findings: string[] = [];
  for (const [index, name] of objects.entries()) {
    if (!schemas[name])
      findings.push(`There's no schema ${name}. Remove it from the objects in openapi.yaml.`);
    if (objects.indexOf(name) < index)
      findings.push(`${name} is an object twice. Keep it in one list in openapi.yaml.`);
  }
  for (const name of returned) {
    const hasPage = listed.has(name) || listed.has(parts[name] ?? '');
    if (schemas[name]?.properties?.id && !hasPage)
      findings.push(
        `${name} has an ID and is returned, but has no page. Add it to x-objects of its tag in openapi.yaml.`,
      );
  }
  return {findings, counts: `${listed.size} objects`};
};
