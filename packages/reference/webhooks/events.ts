import {resolveRef} from '../../contract/operations';
import type {Example, MediaType, Operation, Spec} from '../../contract/spec-types';

/** An event as shown on the page of webhooks. */
export type WebhookEventModel = {
  type: string;
  /** The area that it belongs to. */
  area: string | undefined;
  summary: string;
  description: string;
  addedIn?: string;
  /** The schema of its `data`, which all events of an entity share. */
  payload: string;
  example?: Pick<Example, 'summary' | 'value'>;
  operation: Operation;
};

export const webhookEvents = (spec: Spec): WebhookEventModel[] =>
  Object.entries(spec.webhooks).flatMap(([type, item]) =>
    item.post ? [webhookEvent(spec, type, item.post)] : [],
  );

function webhookEvent(spec: Spec, type: string, operation: Operation): WebhookEventModel {
  const media = mediaOf(operation);
  const example = Object.values(media?.examples ?? {})[0];
  return {
    type,
    area: operation['x-domain'],
    summary: operation.summary,
    description: operation.description,
    addedIn: operation['x-added-in'],
    payload:
      resolveRef(spec, media?.schema ?? {})
        .properties?.data?.$ref?.split('/')
        .at(-1) ?? '',
    example: example && resolveRef(spec, example),
    operation,
  };
}

export const mediaOf = (event: Operation): MediaType | undefined =>
  Object.values(event.requestBody?.content ?? {})[0];
