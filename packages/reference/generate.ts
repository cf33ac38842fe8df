import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Area} from './area';
import {catalogs} from './catalogs';
import {
  contractParts,
  historyOf,
  listOperations,
  loadSpec,
  markedErrors,
  operationOrder,
  paths,
  readChangelog,
  siteOf,
  type Spec,
  writeBundle,
} from '@docs/contract';
import {recipeDownloads} from './recipe-downloads';
import {skillFiles} from './skills/skill-files';
import {workflowDownloads} from '@docs/workflow';
import {errorGroups, type ErrorGroup} from './error-groups';
import {guidesOf, indexGuides} from './guide-index';
import {operationModel, serverOf} from './page-model';
import {categoryPage} from './pages/category';
import {conceptPage, conceptParts} from './pages/concepts';
import {errorGroupPage} from './pages/error-group';
import {errorObjectPage} from './pages/error-object';
import {errorsPage} from './pages/errors';
import {eventPage} from './pages/event';
import {objectModels} from './object-model';
import {objectPage} from './pages/object';
import {operationPage} from './pages/operation';
import type {Page} from './pages/page';
import {webhookEventPage} from './pages/webhook-event';
import {sdkMethodsPage} from './pages/sdk-methods';
import {webhooksPage} from './pages/webhooks';
import {changelogPage} from './pages/changelog';
import {changelogFeeds} from './changelog-feeds';
import {postmanCollection} from './postman';
import type {Reference} from './reference-context';
import {sdkLanguages} from './sdk-signatures';
import {areaSidebar, errorSidebar, eventSidebar} from './sidebar';
import {readGuides, sitePages} from './site-pages';
import {type EventArea, eventAreas} from './webhooks/event-groups';
import {webhookEvents} from './webhooks/events';

type Output = Map<string, string>;

/** Generates the whole `api` docs folder from the contract and the handwritten API pages. */
export async function generateReference(): Promise<{operations: number; written: number}> {
  const spec = await loadSpec();
  const bundle = writeBundle(spec);
  const {pages, areas, events, errors, concepts} = referencePages(spec);
  const output: Output = new Map();
  for (const {file, mdx, parts} of pages) {
    output.set(`${file}.mdx`, mdx);
    output.set(`_parts/${file}.json`, `${JSON.stringify(parts)}\n`);
  }
  const handwritten = path.join(paths.repository, 'content', 'api');
  for (const file of readdirSync(handwritten)) {
    const page = path.parse(file).name;
    const {mdx, parts} = conceptPage(
      page,
      readFileSync(path.join(handwritten, file), 'utf8'),
      concepts,
    );
    output.set(file, mdx);
    if (parts) output.set(`_parts/${page}.json`, `${JSON.stringify(parts)}\n`);
  }
  const info = spec.info as {title: string; version: string};
  const sidebar = {
    version: info.version,
    areas: areaSidebar(areas),
    errors: errorSidebar(errors),
    events: eventSidebar(events),
  };
  output.set('_sidebar.json', `${JSON.stringify(sidebar, null, 2)}\n`);
  const downloads: Output = new Map([
    ['openapi.yaml', bundle.yaml],
    ['openapi.json', bundle.json],
    [
      'argosy.postman_collection.json',
      `${JSON.stringify(postmanCollection(info.title, serverOf(spec), areas), null, 2)}\n`,
    ],
    ...workflowDownloads(),
    ...recipeDownloads(),
    ...skillFiles(spec),
    ['security-policy.md', readFileSync(path.join(paths.repository, 'SECURITY.md'), 'utf8')],
    ...catalogs(spec, markedErrors(spec)),
    ...changelogFeeds(readChangelog(), info.title, (spec.externalDocs as {url: string}).url),
  ]);
  const written =
    writeFolder(path.join(paths.generated, 'api'), output) +
    writeFolder(path.join(paths.generated, 'contract'), contractParts(spec)) +
    writeFolder(path.join(paths.generated, 'static'), downloads);
  return {operations: listOperations(spec).length, written};
}

export function referencePages(
  spec: Spec,
  order = operationOrder(spec),
): {
  pages: Page[];
  areas: Area[];
  events: EventArea[];
  errors: ErrorGroup[];
  concepts: Record<string, string>;
} {
  const catalog = markedErrors(spec);
  const entries = new Map(listOperations(spec).map((entry) => [entry.slug, entry]));
  const guides = readGuides();
  const users = indexGuides(guides);
  const eventUsers = indexGuides(guides, 'event');
  const reference: Reference = {slugs: [...entries.keys()], reading: sitePages(spec, guides)};
  const models = order.flatMap((slug) => {
    const entry = entries.get(slug);
    return entry ? [operationModel(spec, entry, catalog)] : [];
  });
  const modelsOf = (slugs: string[]) => models.filter(({slug}) => slugs.includes(slug));
  const objects = objectModels(spec);
  const events = webhookEvents(spec);
  const errors = errorGroups(catalog);
  const areas: Area[] = (spec.tags ?? [])
    .filter(({name}) => name !== 'webhooks')
    .map((tag) => ({
      slug: tag.name,
      title: tag['x-displayName'],
      description: tag.description,
      objects: objects.filter((object) => object.tag === tag.name),
      operations: models.filter((model) => model.tag === tag.name),
      groups: (tag['x-groups'] ?? []).map(({title, operations}) => ({
        title,
        operations: modelsOf(operations),
      })),
      lifecycles: objects
        .filter((object) => object.tag === tag.name)
        .flatMap((object) => object.lifecycles),
    }));
  const byArea = eventAreas(areas, events);
  return {
    areas,
    events: byArea,
    errors,
    concepts: conceptParts(spec, areas, reference),
    pages: [
      ...models.map((model) => operationPage(model, users.get(model.slug) ?? [], reference)),
      ...objects.map((object) =>
        objectPage(
          object,
          modelsOf(object.operations),
          events.filter(({type}) => object.events.includes(type)),
          guidesOf(object.operations, users),
          reference,
        ),
      ),
      ...areas.map((area) => categoryPage(area, reference)),
      errorsPage(errors, models, reference),
      ...errors.map((group) => errorGroupPage(group, models, siteOf(spec), reference)),
      errorObjectPage(
        spec,
        errors,
        guidesOf(Object.keys(catalog), indexGuides(guides, 'error')),
        reference,
      ),
      webhooksPage(spec, byArea, reference),
      webhookEventPage(
        spec,
        {
          areas: byArea,
          operations: models.filter(({slug}) => slug.startsWith('list-notification-events')),
          guides: guidesOf(Object.keys(spec.webhooks), eventUsers),
        },
        reference,
      ),
      ...events.map((event) =>
        eventPage(
          event,
          {
            operations: modelsOf(event.operations),
            guides: eventUsers.get(event.type) ?? [],
            siblings: events.filter(({payload}) => payload === event.payload),
          },
          reference,
        ),
      ),
      ...sdkLanguages.map((language) => sdkMethodsPage(language, models, reference)),
      changelogPage(readChangelog(), historyOf(spec), reference),
    ],
  };
}

/**
 * Writes changed files and removes obsolete ones. Unchanged files keep their modification time, so
 * that file watchers don't loop.
 */
function writeFolder(folder: string, output: Output): number {
  mkdirSync(folder, {recursive: true});
  const present = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)));
  for (const file of present) if (!output.has(file)) rmSync(path.join(folder, file));
  let written = 0;
  for (const [file, text] of output) {
    const target = path.join(folder, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
    written += 1;
  }
  return written;
}
