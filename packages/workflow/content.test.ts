import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {pureNodes, WorkflowLibrary} from './model/library';
import {testSpec} from '../contract/test-spec';
import {paths} from '../contract/paths';
import {workflowDownloads} from './downloads';
import {runWorkflow} from './evaluate/run';
import {renderGraph} from './graph';

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
    expect([...pureNodes].filter((slug) => !nodes.includes(slug))).toEqual([]);
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

  it.each(examples)('the example %s puts out what the page prints', (slug) => {
    const example = library.loadExample(slug);
    const shown = example.document.nodes.find(({name}) => name === example.shows);
    const run = runWorkflow(example, library.loadNode).get(shown?.id ?? '');
    if (pureNodes.has(shown?.type ?? '')) expect(filled(run?.out)).toEqual(filled(example.out));
  });

  it.each(recipes)('the recipe %s runs', (slug) => {
    const recipe = library.loadRecipe(slug);
    const runs = runWorkflow(recipe, library.loadNode);
    expect([...runs.keys()].sort()).toEqual(recipe.document.nodes.map(({id}) => id).sort());
  });

  it('uses only events of the contract in triggers', async () => {
    const spec = await testSpec();
    const ajv = new Ajv2020({strict: false, allErrors: true});
    addFormats(ajv);
    ajv.addSchema({$id: 'contract', components: spec.components});
    const webhooks = spec.webhooks as Record<string, unknown>;
    const problems = [...examples, ...recipes].flatMap((slug) => {
      const {document, given: recordedOutputs} = load(slug);
      return document.nodes
        .filter(({type}) => type === 'notification-event')
        .flatMap(({id}) => recordedOutputs[id]?.main ?? [])
        .flatMap(({json}) => {
          const ref = schemaReference(webhooks[String(json.type)]);
          const check = ref ? ajv.getSchema(`contract${ref}`) : undefined;
          if (!check) return [`${slug}: there is no event ${String(json.type)}`];
          return check(json) ? [] : [`${slug}: ${ajv.errorsText(check.errors)}`];
        });
    });
    expect(problems).toEqual([]);
    // Bundling the contract takes seconds on a busy machine.
  }, 60_000);

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

/** An output without items may be omitted. */
const filled = (ports: Record<string, unknown[]> = {}) =>
  Object.fromEntries(Object.entries(ports).filter(([, items]) => items.length > 0));

/** `#/components/schemas/OfferEvent` of a webhook. */
const schemaReference = (webhook: unknown): string | undefined =>
  /"\$ref":"(#\/components\/schemas\/\w+Event)"/.exec(JSON.stringify(webhook) ?? '')?.[1];
