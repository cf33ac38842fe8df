/** What the contract says about an event type. */
export interface EventKind {
  type: string;
  /** `x-priority` of the webhook. */
  priority: string;
  /** `summary` of the webhook. */
  title: string;
}

/** The webhooks of an OpenAPI document, as far as this function reads them. */
export type Webhooks = Record<string, {post?: {summary?: string; 'x-priority'?: string}}>;

export const eventKindsOf = (webhooks: Webhooks): Map<string, EventKind> =>
  new Map(
    Object.entries(webhooks).map(([type, {post}]) => [
      type,
      {type, priority: post?.['x-priority'] ?? 'LOW', title: post?.summary ?? type},
    ]),
  );
