import {messageOf, resolveRef, type Schema, type Spec} from '@docs/contract';
import type {Check} from './finding';

/**
 * Purpose: the webhook event in `messages.yaml` has the properties that all events have. An event
 *   can leave out optional ones. The
 *   examples of both messages exist.
 * Exemptions: none.
 */
export const checkMessages: Check = ({spec, catalog}) => {
  const findings: string[] = [];
  const event = messageOf(spec, 'webhook-event');
  const shared = propertiesOf(spec, event.schema);
  for (const [type, {post}] of Object.entries(spec.webhooks)) {
    const body = post?.requestBody?.content['application/json']?.schema ?? {};
    const own = propertiesOf(spec, body);
    const missing = [...shared].filter(([name, isRequired]) => isRequired && !own.get(name));
    const added = [...own].filter(([name]) => !shared.has(name));
    for (const [name] of [...missing, ...added])
      findings.push(`${type} and webhook-event in messages.yaml differ in ${name}.`);
  }
  if (!spec.webhooks[event.example])
    findings.push(`The example of webhook-event, ${event.example}, isn't an event.`);
  const error = messageOf(spec, 'error');
  if (!catalog[error.example])
    findings.push(`The example of error, ${error.example}, isn't in errors.yaml.`);
  return {findings, counts: '2 messages'};
};

/** The names of a body's properties and of those in `data`, and whether they're required. */
function propertiesOf(spec: Spec, schema: Schema, prefix = ''): Map<string, boolean> {
  const {properties = {}, required = []} = resolveRef<Schema>(spec, schema);
  return new Map([
    ...Object.keys(properties).map(
      (name) => [`${prefix}${name}`, required.includes(name)] as const,
    ),
    ...(properties.data ? propertiesOf(spec, properties.data, 'data.') : []),
  ]);
}
