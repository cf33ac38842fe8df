import {textOf} from '../lists/text';
import type {Entity, JsonObject} from '../types';

/** Only get-notification-message returns a message's text. */
const hidden: Record<string, string[]> = {NOTIFICATION_MESSAGE: ['textContent', 'htmlContent']};

/** The body of the webhook, which has the entity as it was at the time of the event. */
export function eventBody(
  event: Entity,
  entity: Entity,
  previousStatus: string | undefined,
): JsonObject {
  const entityType = textOf(event.entityType);
  const shown = Object.entries(entity).filter(([name]) => !hidden[entityType]?.includes(name));
  return {
    id: event.id,
    type: event.type,
    createdAt: event.createdAt,
    orgId: event.orgId,
    apiVersion: 'v1',
    data: {
      entityType,
      entityId: event.entityId,
      ...(previousStatus && {previousStatus}),
      entity: Object.fromEntries(shown),
    },
  };
}
