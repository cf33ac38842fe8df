import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {catalogues} from '../catalogues';
import {readErrorCatalogue, readInventory} from '../contract-files';
import {loadSpec} from '../load-spec';
import {listOperations} from '../operations';
import {paths} from '../paths';
import type {Spec} from '../spec-types';
import {recipeDownloads} from '../recipe-downloads';
import {workflowDownloads} from '../workflow/downloads';
import {bundleToYaml, writeBundle} from '../write-bundle';
import {indexGuides} from './guide-index';
import {MarkdownWriter} from './markdown';
import {lifecyclesOf, operationModel, serverOf} from './page-model';
import {type Area, categoryPage} from './pages/category';
import {conceptPage, conceptParts} from './pages/concepts';
import {errorsPage} from './pages/errors';
import {operationPage} from './pages/operation';
import type {Page} from './pages/page';
import {webhooksPage} from './pages/webhooks';
import {postmanCollection} from './postman';
import {areaSidebar} from './sidebar';
import {readGuides, sitePages} from './site-pages';

type Output = Map<string, string>;

/** Contract and handwritten API pages → the whole `api` docs folder. */
export async function generateReference(): Promise<{operations: number; written: number}> {
  const spec = await loadSpec();
  writeBundle(spec);
  const {pages, areas, concepts} = referencePages(spec);
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
  output.set('_sidebar.json', `${JSON.stringify(areaSidebar(areas), null, 2)}\n`);
  const info = spec.info as {title: string};
  const downloads: Output = new Map([
    ['openapi.yaml', bundleToYaml(spec)],
    ['openapi.json', `${JSON.stringify(spec, null, 2)}\n`],
    [
      'argosy.postman_collection.json',
      `${JSON.stringify(postmanCollection(info.title, serverOf(spec), areas), null, 2)}\n`,
    ],
    ...workflowDownloads(),
    ...recipeDownloads(),
    ...catalogues(spec, readErrorCatalogue()),
  ]);
  const written =
    writeFolder(path.join(paths.generated, 'api'), output) +
    writeFolder(path.join(paths.generated, 'static'), downloads);
  return {operations: listOperations(spec).length, written};
}

export function referencePages(
  spec: Spec,
  order = readInventory().map(({slug}) => slug),
): {
  pages: Page[];
  areas: Area[];
  concepts: Record<string, string>;
} {
  const catalogue = readErrorCatalogue();
  const entries = new Map(listOperations(spec).map((entry) => [entry.slug, entry]));
  const markdown = new MarkdownWriter([...entries.keys()]);
  const guides = readGuides();
  const users = indexGuides(guides);
  const reading = sitePages(spec, guides);
  const models = order.flatMap((slug) => {
    const entry = entries.get(slug);
    return entry ? [operationModel(spec, entry, catalogue)] : [];
  });
  const tags = spec.tags as {name: string; 'x-displayName': string; description: string}[];
  const areas: Area[] = tags
    .filter(({name}) => name !== 'webhooks')
    .map((tag) => ({
      slug: tag.name,
      title: tag['x-displayName'],
      description: tag.description,
      operations: models.filter((model) => model.tag === tag.name),
      lifecycles: lifecyclesOf(spec).filter(({lifecycle}) => areaOf(lifecycle.entity) === tag.name),
    }));
  return {
    areas,
    concepts: conceptParts(spec, areas, markdown),
    pages: [
      ...models.map((model) =>
        operationPage(model, markdown, users.get(model.slug) ?? [], reading),
      ),
      ...areas.map((area) => categoryPage(area, markdown)),
      errorsPage(catalogue, models, markdown, reading),
      webhooksPage(spec, areas, markdown),
    ],
  };
}

/** Where the life of an entity is told. */
function areaOf(entity: string): string {
  const areas: Record<string, string> = {
    PRODUCT: 'products',
    OFFER: 'offers',
    ENTITLEMENT: 'entitlements',
    WALLET: 'credit-wallets',
    USAGE_RECORD_GROUP: 'usage',
    SUPPORT_TICKET: 'support-tickets',
    NOTIFICATION_MESSAGE: 'notifications-and-access',
  };
  return areas[entity] ?? 'billing';
}

/** Writes what changed and removes what is gone; an unchanged file keeps its time, so that no watcher loops. */
function writeFolder(folder: string, output: Output): number {
  mkdirSync(folder, {recursive: true});
  const present = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.includes('.'),
  );
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
