import type {ApiObject} from '@docs/contract';
import {bodyModel, type NamedExample, type RequestModel} from '../bodies';
import type {Described, Description, Entry} from '../description/model';
import {type StatusChange, statusChanges} from '../page-model';
import {SchemaWalker} from '../schema-tree';
import {afterFirstSentence, firstSentence} from '../sentences';

/** An event that the API sends to a webhook. */
export type WebhookEventModel = {
  type: string;
  slug: string;
  /** The area that it belongs to. */
  area: string | undefined;
  /** When it's sent. */
  lead: string;
  /** What to do then. */
  description: string;
  addedIn?: string;
  /** The schema of its `data`, which all events of an object share. */
  payload: string;
  /** Undefined if the event has no body. */
  body: RequestModel | undefined;
  object?: ApiObject;
  example?: Pick<NamedExample, 'summary' | 'value'>;
  /** The status changes that send it. */
  transitions: StatusChange[];
  /** The slugs of the operations that cause or mention it. */
  operations: string[];
  operation: Described;
};

export function webhookEvents(description: Description): WebhookEventModel[] {
  const {schemas, webhooks} = description;
  const walker = new SchemaWalker(schemas, schemas.objects);
  return webhooks.map((entry) => webhookEvent(description, walker, entry));
}

function webhookEvent(
  description: Description,
  walker: SchemaWalker,
  {path: type, slug, operation}: Entry,
): WebhookEventModel {
  const {body} = bodyModel(walker, operation.requestBody, 'payload');
  const data = body?.tree.children.find(({name}) => name === 'data');
  return {
    type,
    slug,
    area: operation['x-domain'] ?? operation.tags[0],
    lead: firstSentence(operation.description || operation.summary),
    description: afterFirstSentence(operation.description),
    addedIn: operation['x-added-in'],
    payload: data?.schemaName ?? '',
    body,
    object: data?.children.find(({name}) => name === 'entity')?.object,
    example: body?.examples[0],
    ...causesOf(description, type),
    operation,
  };
}

function causesOf(
  description: Description,
  type: string,
): Pick<WebhookEventModel, 'operations' | 'transitions'> {
  const transitions = statusChanges(description, ({event}) => event === type);
  const causing = new Set(transitions.map(({operation}) => operation));
  return {
    transitions,
    operations: description.operations
      .filter(
        ({slug, operation}) => causing.has(slug) || operation.description.includes(`\`${type}\``),
      )
      .map(({slug}) => slug),
  };
}
