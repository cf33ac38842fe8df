import fs, {readdirSync, readFileSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {generateReference} from '@docs/reference/generator';
import {paths} from '@docs/contract';
import {dependenciesOf, remarkComponents, watchDependencies} from '@docs/site/mdx';
import {compilePage} from './page-problems';
import {readSiteRoutes, type SiteRoutes} from './site-routes';

const pages = ['content/guides', 'content/sdks'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      filePath: path.join(folder, file),
      content: readFileSync(path.join(folder, file), 'utf8'),
    })),
);
type Page = (typeof pages)[number];

/** One page per component that reads a file. */
const marks = [
  ...remarkComponents.map((name) => `<${name} `),
  ...['<Settings ', '<Term ', '<Glossary ', ' file=samples/', '\ndataset: ', ' schema='],
];
const examples = marks.flatMap((mark): [string, Page][] => {
  const page = pages.find(({content}) => content.includes(mark));
  return page ? [[mark.trim(), page]] : [];
});

const read = new Set<string>();
const original = fs.readFileSync;
let routes: SiteRoutes;

beforeAll(async () => {
  if (!fs.existsSync(paths.bundleJson)) await generateReference();
  routes = await readSiteRoutes();
  fs.readFileSync = ((file: string, ...others: unknown[]) => {
    read.add(path.resolve(String(file)));
    return Reflect.apply(original, fs, [file, ...others]) as string;
  }) as typeof fs.readFileSync;
  syncBuiltinESMExports();
});

afterAll(() => {
  fs.readFileSync = original;
  syncBuiltinESMExports();
});

const sources = ['content/data', 'samples'].map((folder) => path.resolve(folder) + path.sep);

describe('page dependencies', () => {
  it.each(examples)('declares every file that a page with %s reads', async (_, page) => {
    read.clear();
    watchDependencies(path.resolve(page.filePath), 'client', () => undefined);
    expect((await compilePage(page, routes)).problems).toEqual([]);
    const declared = dependenciesOf(path.resolve(page.filePath));
    const undeclared = [...read]
      .filter((file) => sources.some((folder) => file.startsWith(folder)))
      .filter(
        (file) => !declared.some((source) => file === source || path.dirname(file) === source),
      );
    expect(undeclared).toEqual([]);
  });

  it('declares only the part of the contract that a page mentions', async () => {
    const filePath = path.resolve('content/guides/planted.mdx');
    const content = '<Op slug="create-offer" /> has <Field of="Offer" name="name" />.';
    watchDependencies(filePath, 'client', () => undefined);
    await compilePage({filePath, content}, routes);
    expect(dependenciesOf(filePath).map((file) => path.relative('.generated', file))).toEqual([
      'contract/operations/create-offer.json',
      'contract/schemas/Offer.json',
    ]);
  });

  it('passes dependencies to both compilers in any order', async () => {
    const filePath = path.resolve('content/guides/both.mdx');
    const added: Record<string, string[]> = {client: [], server: [], late: []};
    watchDependencies(filePath, 'server', (file) => added.server?.push(file));
    watchDependencies(filePath, 'client', (file) => added.client?.push(file));
    await compilePage({filePath, content: '<Fact of="aws" id="metering.batch-size" />'}, routes);
    watchDependencies(filePath, 'server', (file) => added.late?.push(file));
    const fact = path.resolve('content/data/facts/aws.yaml');
    expect(added).toEqual({client: [fact], server: [fact], late: [fact]});
  });
});
