import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {WorkflowLibrary} from './library';

const schema = path.join('content', 'data', 'workflow', 'document.schema.json');

const start = {
  node: 'start',
  title: 'Start',
  group: 'trigger',
  summary: 'Starts the workflow in a test.',
  runs: 'all',
  inputs: [] as string[],
  outputs: ['main'],
  settings: {properties: {}} as Record<string, unknown>,
  errors: [],
};
const filter = {
  ...start,
  node: 'filter',
  title: 'Filter',
  group: 'flow',
  inputs: ['main'],
  settings: {
    required: ['conditions', 'count'],
    properties: {
      conditions: {$ref: 'conditions', description: 'What passes.'},
      count: {type: 'integer', minimum: 1, description: 'How many.'},
      raw: {type: 'string', default: '', expressions: false, description: 'As it stands.'},
      inner: {
        type: 'object',
        default: {},
        description: 'An object.',
        properties: {a: {type: 'string', default: '', description: 'Inside it.'}},
      },
    },
  },
};
const rule = {left: '{{ item.x }}', type: 'number', operator: 'greaterThan', right: 1} as Record<
  string,
  unknown
>;
const document = (settings: Record<string, unknown> = {}) => ({
  name: 'Test',
  nodes: [
    {id: 'start', name: 'Begin', type: 'start', position: [0, 0], settings: {}},
    {
      id: 'keep',
      name: 'Keep',
      type: 'filter',
      position: [9, 0],
      settings: {conditions: {rules: [rule]}, count: 1, ...settings},
    } as Record<string, unknown>,
  ],
  connections: [{from: 'start', output: 'main', to: 'keep', input: 'main'}],
});
/* eslint-disable id-denylist -- `given` is a key of the data files. */
const example = (changed: Record<string, unknown> = {}) => ({
  title: 'An example',
  shows: 'Keep',
  document: document(),
  given: {start: {main: [{json: {x: 2}}]}} as Record<string, unknown>,
  out: {main: [{json: {x: 2}}]} as Record<string, unknown>,
  ...changed,
});
/* eslint-enable id-denylist */

function library(files: Record<string, unknown>): WorkflowLibrary {
  const folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
  cpSync(schema, path.join(folder, 'document.schema.json'));
  const all: Record<string, unknown> = {'nodes/start': start, 'nodes/filter': filter, ...files};
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, `${name}.yaml`), YAML.stringify(content));
  }
  return new WorkflowLibrary(folder);
}

const load = (changed: Record<string, unknown>) =>
  library({'examples/filter': example(changed)}).loadExample('filter');
const withSettings = (settings: Record<string, unknown>) => load({document: document(settings)});

describe('a node file', () => {
  const node = (changed: Record<string, unknown>) =>
    library({'nodes/filter': {...filter, ...changed}}).loadNode('filter');
  const property = (setting: unknown) => node({settings: {properties: {field: setting}}});

  it("is read, and named in the error if it doesn't exist", () => {
    expect(node({}).title).toBe('Filter');
    expect(() => library({}).loadNode('gone')).toThrow("nodes/gone.yaml doesn't exist");
  });

  it.each([
    [{node: 'other'}, 'nodes/filter.yaml: node: "other" isn\'t the name of the file'],
    [{group: 'trigger'}, 'inputs: a trigger has none'],
    [{inputs: []}, 'inputs: only triggers and notes have none'],
    [{integration: 'slack'}, 'integration: connectors name one'],
    [{group: 'connector'}, 'integration: connectors name one'],
    [{group: 'nothing'}, 'nodes/filter.yaml: group:'],
    [{outputs: [true]}, 'nodes/filter.yaml: outputs.0:'],
    [{settings: {required: ['x'], properties: {}}}, 'there is no property "x"'],
  ])('rejects %j', (changed, message) => {
    expect(() => node(changed)).toThrow(message);
  });

  it.each([
    [{type: 'string', default: ''}, 'settings.properties.field: has no description'],
    [{description: 'x', default: ''}, 'settings.properties.field: has no type'],
    [{type: 'string', description: 'x'}, "has no default and isn't required"],
    [{type: 'integer', description: 'x', default: 'a'}, "the default doesn't match the type"],
    [
      {type: 'array', description: 'x', default: [], items: {properties: {a: {}}}},
      'settings.properties.field.items.properties.a: has no description',
    ],
  ])('rejects the setting %j', (setting, message) => {
    expect(() => property(setting)).toThrow(message);
  });
});

describe('a document', () => {
  it('is read, with expressions instead of any value', () => {
    expect(load({}).title).toBe('An example');
    expect(() => withSettings({count: '{{ item.n }}', inner: '{{ item.o }}'})).not.toThrow();
    expect(() => withSettings({raw: 'a {{ b'})).not.toThrow();
  });

  it.each([
    [{count: 0}, 'nodes.1 (Keep): count must be >= 1'],
    [{count: 'three'}, 'count must be integer'],
    [{other: 1}, 'must NOT have unevaluated properties: other'],
    [{inner: {b: 1}}, 'inner must NOT have unevaluated properties: b'],
    [{conditions: {rules: []}}, 'conditions.rules must NOT have fewer than 1 items'],
    [{conditions: {rules: [{...rule, operator: 'before'}]}}, 'must be equal to one of the allowed'],
    [{conditions: {rules: [{...rule, operator: 'exists'}]}}, 'right boolean schema is false'],
    [{conditions: {rules: [{...rule, right: undefined}]}}, "must have required property 'right'"],
    [{inner: {a: '{{ item.x | shout }}'}}, 'there\'s no filter "shout"'],
    [
      {inner: {a: '{{ nodes["Keep"].item.x }}'}},
      '"Keep" in {{ nodes["Keep"].item.x }} isn\'t an earlier',
    ],
    [{inner: {a: '{{ nodes["Gone"].item.x }}'}}, "isn't an earlier node"],
  ])('rejects the settings %j', (settings, message) => {
    expect(() => withSettings(settings)).toThrow(message);
  });

  const changed = (change: (draft: ReturnType<typeof document>) => void) => {
    const draft = document();
    change(draft);
    return () => load({document: draft});
  };

  it("names the file and rejects what doesn't match the document schema", () => {
    expect(changed((draft) => Object.assign(draft, {extra: 1}))).toThrow(
      'examples/filter.yaml: document: must NOT have additional properties: extra',
    );
    const many = Array.from({length: 101}, () => document().nodes[0]);
    expect(changed((draft) => Object.assign(draft, {nodes: many}))).toThrow('more than 100 items');
  });

  it('rejects unknown types and duplicate IDs and names', () => {
    expect(changed((draft) => Object.assign(draft.nodes[1] ?? {}, {type: 'gone'}))).toThrow(
      'the type "gone" can\'t be used',
    );
    expect(changed((draft) => Object.assign(draft.nodes[1] ?? {}, {id: 'start'}))).toThrow(
      'two have the id "start"',
    );
    expect(changed((draft) => Object.assign(draft.nodes[1] ?? {}, {name: 'Begin'}))).toThrow(
      'two are "Begin"',
    );
  });

  const linked = (...connections: string[][]) =>
    changed((draft) => {
      draft.connections = connections.map(([from = '', output = '', to = '', input = '']) => ({
        from,
        output,
        to,
        input,
      }));
    });

  it('rejects connections from or to unknown nodes, and cycles', () => {
    expect(linked(['x', 'main', 'keep', 'main'])).toThrow('there\'s no node "x"');
    expect(linked(['start', 'true', 'keep', 'main'])).toThrow('"start" has main, not "true"');
    expect(linked(['start', 'main', 'keep', 'a'])).toThrow('"keep" has main, not "a"');
    expect(linked(['keep', 'main', 'start', 'main'])).toThrow('"start" has none, not "main"');
    expect(linked(['start', 'main', 'keep', 'main'], ['keep', 'main', 'keep', 'main'])).toThrow(
      'leads back to "keep"',
    );
    expect(linked()).toThrow('no connection leads to "keep"');
  });

  it('has an error output only if the node turns it on', () => {
    const toError = ['keep', 'error', 'last', 'main'];
    const withLast = (onError?: string) =>
      changed((draft) => {
        draft.nodes.push({...draft.nodes[1], id: 'last', name: 'Last'});
        Object.assign(draft.nodes[1] ?? {}, onError ? {onError} : {});
        const [from = '', output = '', to = '', input = ''] = toError;
        draft.connections.push({from, output, to, input});
      });
    expect(withLast()).toThrow('"keep" has main, not "error"');
    expect(withLast('output')).not.toThrow();
  });

  it('rejects a workflow without a trigger', () => {
    const complete = document();
    const alone = {...complete, nodes: complete.nodes.slice(1), connections: []};
    expect(() => load({document: alone})).toThrow('no trigger');
  });
});

describe('an example', () => {
  it.each([
    [{shows: 'Gone'}, 'shows: no node is named "Gone"'],
    [{shows: 'Begin'}, 'shows: "Begin" has the type start, not filter'],
    /* eslint-disable id-denylist -- `given` is a key of the data files. */
    [{given: {}}, 'given: the output of "start" is missing'],
    [{given: {gone: {}}}, 'given.gone: the workflow has no such node'],
    [{given: {start: {true: []}}}, 'given.start.true: the node has no such output'],
    /* eslint-enable id-denylist */
    [{out: {false: []}}, 'out.false: the node has no such output'],
    [{out: {main: [{x: 1}]}}, 'examples/filter.yaml: out.main.0'],
  ])('rejects %j', (changed, message) => {
    expect(() => load(changed)).toThrow(message);
  });
});

describe('a recipe', () => {
  it('has neither a shown node nor items', () => {
    const {shows, given: outputs, out, ...recipe} = example();
    expect(library({'recipes/one': recipe}).loadRecipe('one').title).toBe('An example');
    // eslint-disable-next-line id-denylist -- a key of the data files
    for (const more of [{shows}, {out}, {given: outputs}])
      expect(() => library({'recipes/one': {...recipe, ...more}}).loadRecipe('one')).toThrow(
        'Unrecognized key',
      );
  });
});
