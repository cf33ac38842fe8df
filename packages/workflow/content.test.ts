import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Script} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {createValidator} from '@docs/contract-checks';
import {listOperations, paths, resolveRef, responsesOf, type Spec} from '@docs/contract';
import {testSpec} from '@docs/contract/testing';
import {workflowDownloads} from './downloads';
import {renderGraph} from './graph';
import type {Example} from './model/example';
import {WorkflowLibrary} from './model/library';
import type {Item, WorkflowNode} from './model/types';

/** Every file of content/data/workflow, loaded the same way as for the pages. */
const library = new WorkflowLibrary(path.join(paths.repository, 'content', 'data', 'workflow'));
const [nodes, examples, recipes] = [
  library.list('nodes'),
  library.list('examples'),
  library.list('recipes'),
];
const routes = path.join(paths.repository, 'content', 'guides', 'workflow');

const load = (slug: string) =>
  examples.includes(slug) ? library.loadExample(slug) : library.loadRecipe(slug);

describe(`${nodes.length} nodes, ${examples.length} examples, ${recipes.length} recipes`, () => {
  it('has nodes, an example of each, and recipes', () => {
    expect(nodes.length).toBeGreaterThanOrEqual(29);
    const withoutExample = nodes.filter((slug) => !examples.includes(slug));
    expect(withoutExample, 'write examples/<slug>.yaml for these nodes').toEqual([]);
    expect(recipes.length).toBeGreaterThan(0);
    // Recipes and examples are downloads in the same folder, so their names must differ.
    expect(recipes.filter((slug) => examples.includes(slug))).toEqual([]);
  });

  it.each(nodes)('the node %s fits its form and its page', (slug) => {
    const {group} = library.loadNode(slug);
    const file = path.join(routes, `${slug}.mdx`);
    expect(existsSync(file), `write the page ${file}`).toBe(true);
    const page = readFileSync(file, 'utf8');
    expect(/^group: (\w+)$/m.exec(page)?.[1]).toBe(group);
  });

  it.each([...examples, ...recipes])('programs in %s have valid syntax', (slug) => {
    const programs = load(slug).document.nodes.filter(({type}) => type === 'code');
    for (const {settings} of programs)
      expect(() => new Script(`() => {${String(settings.source)}}`)).not.toThrow();
  });

  it('shows events and objects as in the contract', async () => {
    const spec = await testSpec();
    const validator = createValidator(spec);
    const checked = examples.flatMap((slug) =>
      itemsOf(library.loadExample(slug)).flatMap(({node, json}) => {
        const schema = schemaOf(spec, json, node);
        if (schema === undefined) return [];
        if (!schema.startsWith('/')) return [`${slug}: ${node.name}: ${schema}`];
        const check = validator(schema);
        return check(json) ? [''] : [`${slug}: ${node.name}: ${JSON.stringify(check.errors)}`];
      }),
    );
    expect(checked.filter(Boolean)).toEqual([]);
    expect(checked.length).toBeGreaterThan(40);
  });

  it('offers every document and the schema for download', () => {
    const wanted = ['document.schema', ...examples, ...recipes];
    expect([...workflowDownloads().keys()]).toEqual(
      wanted.map((slug) => `workflow-examples/${slug}.json`),
    );
  });

  it.each([...examples, ...recipes])('%s can be drawn', (slug) => {
    const {document, title} = load(slug);
    const drawn = renderGraph(document, library.loadNode, {id: `workflow-${slug}`, title});
    for (const {name} of document.nodes.filter(({type}) => library.loadNode(type).runs !== 'never'))
      expect(drawn.replaceAll('&amp;', '&')).toContain(name);
  });
});

/** Every item of an example, with its node. */
const itemsOf = ({document, given: outputs, shows, out}: Example) =>
  document.nodes.flatMap((node) =>
    [outputs[node.id] ?? {}, node.name === shows ? out : {}]
      .flatMap((ports) => Object.values(ports).flat())
      .map(({json}) => ({node, json})),
  );

/** The schema of an event, of what a call to the API returns, or of an object that another node passes on. */
function schemaOf(spec: Spec, json: Item['json'], {type, settings}: WorkflowNode) {
  if (json.apiVersion !== undefined) return eventSchema(spec.webhooks?.[String(json.type)]);
  if (type === 'http-request' && settings.credential === 'platform')
    return responseSchema(spec, settings);
  return json.orgId === undefined ? undefined : objectSchema(spec, String(json.id));
}

const eventSchema = (webhook: unknown): string =>
  /"#(\/components\/schemas\/\w+Event)"/.exec(JSON.stringify(webhook) ?? '')?.[1] ?? 'no event';

function responseSchema(spec: Spec, {method = 'GET', url, itemsPath}: WorkflowNode['settings']) {
  const address = String(url).replaceAll(/\{\{.*?\}\}/g, 'id');
  const called = listOperations(spec).find(
    ({method: verb, path: template}) =>
      verb.toUpperCase() === method &&
      new RegExp(`^/v1/orgs/id${address}$`).test(template.replaceAll(/\{\w+\}/g, 'id')),
  );
  const response = called && responsesOf(spec, called.operation)['200'];
  const schema = response?.content?.['application/json']?.schema;
  const returned =
    typeof itemsPath === 'string'
      ? resolveRef(spec, schema ?? {}).properties?.[itemsPath]?.items
      : schema;
  return returned?.$ref?.slice(1) ?? 'no operation';
}

const objectSchema = (spec: Spec, id: string): string =>
  Object.entries(spec.components.schemas).flatMap(([name, {properties = {}}]) =>
    properties.orgId &&
    !properties.apiVersion &&
    resolveRef(spec, properties.id ?? {}).pattern?.startsWith(`^${id.split('_')[0]}_`)
      ? [`/components/schemas/${name}`]
      : [],
  )[0] ?? 'no object';
