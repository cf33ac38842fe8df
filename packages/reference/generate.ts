import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  contractParts,
  loadSpec,
  markedErrors,
  paths,
  readChangelog,
  type Spec,
  writeBundle,
} from '@docs/contract';
import {workflowDownloads} from '@docs/workflow';
import {catalogs} from './catalogs';
import {changelogFeeds} from './changelog-feeds';
import {readDescription} from './description/read-description';
import {errorGroups} from './error-groups';
import {indexGuides} from './guide-index';
import {ownKnowledge, ownPages} from './own-pages';
import {operationModel, type OperationModel} from './page-model';
import {conceptPage, conceptParts} from './pages/concepts';
import {postmanCollection} from './postman';
import {recipeDownloads} from './recipe-downloads';
import {referenceOf} from './reference';
import {areaSidebar, errorSidebar, eventSidebar} from './sidebar';
import {readGuides, sitePages} from './site-pages';
import {skillFiles} from './skills/skill-files';
import {eventAreas} from './webhooks/event-groups';

type Output = Map<string, string>;

/** Generates the whole `api` docs folder from the contract and the handwritten API pages. */
export async function generateReference(): Promise<{operations: number; written: number}> {
  const spec = await loadSpec();
  const bundle = writeBundle(spec);
  const {pages, areas, events, reference, description, catalog} = await referencePages(spec);
  const concepts = conceptParts(description, areas, reference);
  const output: Output = new Map();
  for (const {file, mdx, parts} of pages()) {
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
    errors: errorSidebar(errorGroups(catalog)),
    events: eventSidebar(eventAreas(areas, events)),
  };
  output.set('_sidebar.json', `${JSON.stringify(sidebar, null, 2)}\n`);
  const downloads: Output = new Map([
    ['openapi.yaml', bundle.yaml],
    ['openapi.json', bundle.json],
    [
      'argosy.postman_collection.json',
      `${JSON.stringify(postmanCollection(description, areas), null, 2)}\n`,
    ],
    ...workflowDownloads(),
    ...recipeDownloads(),
    ...skillFiles(spec),
    ['security-policy.md', readFileSync(path.join(paths.repository, 'SECURITY.md'), 'utf8')],
    ...catalogs(spec, catalog),
    ...changelogFeeds(readChangelog(), info.title, (spec.externalDocs as {url: string}).url),
  ]);
  const written =
    writeFolder(path.join(paths.generated, 'api'), output) +
    writeFolder(path.join(paths.generated, 'contract'), contractParts(spec)) +
    writeFolder(path.join(paths.generated, 'static'), downloads);
  return {operations: description.operations.length, written};
}

/** The reference of our contract, with everything that we know about it. */
export async function referencePages(spec: Spec) {
  const {model: description, warnings} = await readDescription(spec);
  const catalog = markedErrors(spec);
  const guides = readGuides();
  const content = referenceOf(description, {
    ...ownKnowledge(description, catalog),
    slugs: description.operations.map(({slug}) => slug),
    reading: sitePages(spec, guides),
    commonPath: '/v1/orgs/{orgId}',
    delivery: '/api/webhooks',
    operationGuides: indexGuides(guides),
    eventGuides: indexGuides(guides, 'event'),
    ownPages: (own) => ownPages(description, catalog, guides, own),
  });
  return {...content, description, catalog, warnings};
}

/** Every operation of our contract, with its samples. */
export async function operationModels(spec: Spec): Promise<OperationModel[]> {
  const {model: description} = await readDescription(spec);
  const knowledge = ownKnowledge(description, markedErrors(spec));
  return description.operations.map((entry) => operationModel(description, entry, knowledge));
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
