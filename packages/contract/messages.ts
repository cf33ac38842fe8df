import type {ApiObject} from './objects';
import type {Schema, Spec} from './spec-types';

/** A body with a page that no operation returns on success: an event or an error. */
export type Message = Omit<ApiObject, 'schema' | 'tag'> & {
  schema: Schema;
  /** The event type or error code whose body is the example. */
  example: string;
};

export type MessageSlug = 'webhook-event' | 'error';

export function messageOf(spec: Spec, slug: MessageSlug): Message {
  const messages = spec['x-messages'] as Record<string, Omit<Message, 'slug'>> | undefined;
  const message = messages?.[slug];
  if (!message) throw new Error(`x-messages in openapi.yaml has no ${slug}.`);
  return {slug, ...message};
}
