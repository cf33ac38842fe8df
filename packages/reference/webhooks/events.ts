import {
  type ApiObject,
  type Example,
  listOperations,
  type MediaType,
  objectsOf,
  type Operation,
  resolveRef,
  type Spec,
} from '@docs/contract';
import {type StatusChange, statusChanges} from '../page-model';
import {SchemaWalker, type Tree} from '../schema-tree';
import {afterFirstSentence, firstSentence} from '../sentences';

/** An event of the webhooks, taken only from the contract. */
export type WebhookEventModel = {
  type: string;
  /** The area that it belongs to. */
  area: string | undefined;
  /** When it's sent. */
  lead: string;
  /** What to do then. */
  description: string;
  addedIn?: string;
  /** The schema of its `data`, which all events of an object share. */
  payload: string;
  body: Tree;
  object?: ApiObject;
  example?: Pick<Example, 'summary' | 'value'>;
  /** The status changes that send it. */
  transitions: StatusChange[];
  /** The slugs of the operations that cause or mention it. */
  operations: string[];
  operation: Operation;
};

export function webhookEvents(spec: Spec): WebhookEventModel[] {
  const walker = new SchemaWalker(spec, undefined, objectsOf(spec));
  return Object.entries(spec.webhooks).flatMap(([type, item]) =>
    item.post ? [webhookEvent(spec, walker, type, item.post)] : [],
  );
}

function webhookEvent(
  spec: Spec,
  walker: SchemaWalker,
  type: string,
  operation: Operation,
): WebhookEventModel {
  const media = mediaOf(operation);
  const example = Object.values(media?.examples ?? {})[0];
  const body = walker.body(media?.schema ?? {}, 'payload');
  const data = body.children.find(({name}) => name === 'data');
  return {
    type,
    area: operation['x-domain'],
    lead: firstSentence(operation.description),
    description: afterFirstSentence(operation.description),
    addedIn: operation['x-added-in'],
    payload: data?.schemaName ?? '',
    body,
    object: data?.children.find(({name}) => name === 'entity')?.object,
    example: example && resolveRef(spec, example),
    ...causesOf(spec, type),
    operation,
  };
}

function causesOf(spec: Spec, type: string): Pick<WebhookEventModel, 'operations' | 'transitions'> {
  const transitions = statusChanges(spec, ({event}) => event === type);
  const causing = new Set(transitions.map(({operation}) => operation));
  const operations = listOperations(spec)
    .filter(
      ({slug, operation}) => causing.has(slug) || operation.description.includes(`\`${type}\``),
    )
    .map(({slug}) => slug);
  return {transitions, operations};
}

const mediaOf = (event: Operation): MediaType | undefined =>
  Object.values(event.requestBody?.content ?? {})[0];
