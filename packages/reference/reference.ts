import type {PageLink} from '@docs/content-model/files';
import type {Area, OperationSummary} from './area';
import type {Description, Entry} from './description/model';
import {guidesOf} from './guide-index';
import {type ObjectModel, objectModels} from './object-model';
import {type Knowledge, operationModel, type OperationModel, textsOf} from './page-model';
import {categoryPage} from './pages/category';
import {eventPage} from './pages/event';
import {objectPage} from './pages/object';
import {operationPage} from './pages/operation';
import type {Page} from './pages/page';
import type {Reference} from './reference-context';
import {httpLanguages} from './samples';
import {type WebhookEventModel, webhookEvents} from './webhooks/events';

export type ReferenceOptions = Knowledge &
  Partial<Reference> & {
    /** Guides by the operation that they mention, and by the event. */
    operationGuides?: Map<string, PageLink[]>;
    eventGuides?: Map<string, PageLink[]>;
    /** Pages that only this API has. */
    ownPages?: (content: ReferenceContent) => Page[];
  };

export type ReferenceContent = {
  areas: Area[];
  events: WebhookEventModel[];
  operations: OperationModel[];
  reference: Reference;
};

/** The pages of a description. They're independent, so each can be written before the next exists. */
export function referenceOf(
  description: Description,
  options: ReferenceOptions = {},
): {
  areas: Area[];
  events: WebhookEventModel[];
  reference: Reference;
  pages: () => Generator<Page>;
} {
  const {base, slugs = [], reading = new Map(), commonPath, delivery} = options;
  const reference: Reference = {slugs, reading, base, commonPath, delivery};
  const summaries = new Map(description.operations.map((entry) => [entry.slug, summaryOf(entry)]));
  const objects = [...objectModels(description)];
  const areas = areasOf(description, summaries, objects);
  const events = webhookEvents(description);
  return {
    areas,
    events,
    reference,
    pages: () => pagesOf({description, options, reference, summaries, objects, areas, events}),
  };
}

type Parts = {
  description: Description;
  options: ReferenceOptions;
  reference: Reference;
  summaries: Map<string, OperationSummary>;
  objects: ObjectModel[];
  areas: Area[];
  events: WebhookEventModel[];
};

function* pagesOf(parts: Parts): Generator<Page> {
  const {description, options, reference, summaries, objects, areas, events} = parts;
  const users = options.operationGuides ?? new Map<string, PageLink[]>();
  const eventUsers = options.eventGuides ?? new Map<string, PageLink[]>();
  const entries = new Map(description.operations.map((entry) => [entry.slug, entry]));
  const operations: OperationModel[] = [];
  const knowledge = {languages: httpLanguages, ...options};
  for (const {slug} of areas.flatMap((area) => area.operations)) {
    const model = operationModel(description, entries.get(slug) as Entry, knowledge);
    if (options.ownPages) operations.push(model);
    yield operationPage(model, users.get(slug) ?? [], reference);
  }
  const summariesOf = (slugs: string[]) => slugs.flatMap((slug) => summaries.get(slug) ?? []);
  const byType = new Map(events.map((event) => [event.type, event]));
  for (const object of objects) {
    yield objectPage(
      object,
      summariesOf(object.operations),
      object.events.flatMap((type) => byType.get(type) ?? []),
      guidesOf(object.operations, users),
      reference,
    );
  }
  for (const area of areas) yield categoryPage(area, reference);
  for (const event of events) {
    const related = {
      operations: summariesOf(event.operations),
      guides: eventUsers.get(event.type) ?? [],
      siblings: event.payload ? events.filter(({payload}) => payload === event.payload) : [],
    };
    yield eventPage(event, related, reference);
  }
  yield* options.ownPages?.({areas, events, operations, reference}) ?? [];
}

const summaryOf = ({slug, method, path, operation}: Entry): OperationSummary => ({
  slug,
  method: method.toUpperCase(),
  path,
  title: operation.summary,
  lead: textsOf(operation).lead,
});

function areasOf(
  {tags}: Description,
  summaries: Map<string, OperationSummary>,
  objects: ObjectModel[],
): Area[] {
  return tags.map((tag) => {
    const own = objects.filter((object) => object.tag === tag.name);
    const groups = tag.groups.map(({title, operations}) => ({
      title,
      operations: operations.flatMap((slug) => summaries.get(slug) ?? []),
    }));
    return {
      slug: tag.slug,
      title: tag.title,
      description: tag.description,
      objects: own,
      groups,
      operations: groups.flatMap(({operations}) => operations),
      lifecycles: own.flatMap(({lifecycles}) => lifecycles),
    };
  });
}
