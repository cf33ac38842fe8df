import type {Code, Paragraph, PhrasingContent, Root, RootContent, Table, TableCell} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {compactJson} from '../../generator/workflow/compact-json';
import {runWorkflow} from '../../generator/workflow/evaluate/run';
import {renderGraph} from '../../generator/workflow/graph';
import type {Recipe} from '../content-model/workflow/example';
import {WorkflowLibrary} from '../content-model/workflow/library';
import {type NodeFile, outputsOf} from '../content-model/workflow/node-file';
import {settingsRows} from '../content-model/workflow/settings-rows';
import type {Ports, WorkflowNode} from '../content-model/workflow/types';
import {attribute, dataAttribute, isJsx, textAttribute} from './jsx';
import {errorAt} from './source-position';

type Options = {
  /** content/data/workflow. */
  folder: string;
};
type Write = (library: WorkflowLibrary, slug: string) => RootContent[];

const components: Record<string, Write> = {
  NodeErrors: (library, slug) => [errorTable(library.loadNode(slug))],
  NodeFacts: (library, slug) => [factTable(library.loadNode(slug))],
  NodeSettings: (library, slug) => [settingsTable(library, slug)],
  WorkflowExample: example,
  WorkflowRecipe: (library, slug) => {
    const recipe = library.loadRecipe(slug);
    return [graph(library, slug, recipe), download(slug)];
  },
};

/**
 * Writes what pages say of workflow nodes from content/data/workflow: `<NodeSettings of="filter" />`,
 * `<NodeFacts>`, `<NodeErrors>`, `<WorkflowExample>` and `<WorkflowRecipe>`.
 */
export default function workflow({folder}: Options): Transformer<Root> {
  return (root, file) => {
    let library: WorkflowLibrary | undefined;
    visit(root, (node, at, parent) => {
      const [name, write] = Object.entries(components).find(([one]) => isJsx(node, one)) ?? [];
      if (!write || at === undefined || !parent || !isJsx(node, name ?? '')) return;
      const of = attribute(node, 'of') ?? '';
      try {
        library ??= new WorkflowLibrary(folder);
        const written = write(library, of);
        parent.children.splice(at, 1, ...(written as never[]));
        return [SKIP, at + written.length];
      } catch (error) {
        throw errorAt(file, node, `<${name} of="${of}">: ${(error as Error).message}`);
      }
    });
  };
}

function settingsTable(library: WorkflowLibrary, slug: string): MdxJsxFlowElement {
  // What every node has, and what conditions are, stands in the schema of documents.
  const shared = library.documentSchema.$defs[slug];
  const [of, schema] = shared
    ? [slug, shared]
    : [library.loadNode(slug).title, library.loadNode(slug).settings];
  const rows = settingsRows(schema);
  const rule = library.documentSchema.$defs.rule;
  if (slug === 'conditions' && rule) rows.push(...settingsRows(rule, 'rules[].'));
  return jsx('Settings', [textAttribute('of', of), dataAttribute('rows', rows)]);
}

const runs = {
  all: 'Once, with all items',
  each: 'Once for each item',
  never: 'Never',
};

function factTable(node: NodeFile): Table {
  const named = node.outputsFrom
    ? [text('one for each name in '), code(node.outputsFrom), text(', and ')]
    : [];
  const facts: [string, PhrasingContent[]][] = [
    ['Group', [text(sentenceCase(node.group))]],
    ['Runs', [text(runs[node.runs])]],
    ['Inputs', ports(node.inputs)],
    ['Outputs', [...named, ...ports(node.outputs)]],
  ];
  if (node.integration) {
    const url = `/integrations/${node.integration}`;
    facts.push(['Connection', [{type: 'link', url, children: [text(node.title)]}]]);
  }
  return table(
    facts.map(([head]) => [text(head)]),
    [facts.map(([, value]) => value)],
  );
}

const ports = (names: string[]): PhrasingContent[] =>
  names.length === 0
    ? [text('None')]
    : names.flatMap((name, at) => (at === 0 ? [code(name)] : [text(', '), code(name)]));

const errorTable = ({errors}: NodeFile): Table =>
  table(
    [[text('The execution shows')], [text('Cause')], [text('What to do')]],
    errors.map(({message, cause, fix}) => [[code(message)], inline(cause), inline(fix)]),
  );

/** Graph, settings of the shown node, what comes in, what goes out, and the document to download. */
function example(library: WorkflowLibrary, slug: string): RootContent[] {
  const shown = library.loadExample(slug);
  const node = shown.document.nodes.find(({name}) => name === shown.shows);
  if (!node) throw new Error(`no node is called "${shown.shows}"`);
  const {in: items} = runWorkflow(shown, library.loadNode).get(node.id) ?? {in: {}};
  return [
    graph(library, slug, shown),
    ...settingsBlocks(node),
    ...itemBlocks('Items in', library.loadNode(node.type).inputs, items),
    ...itemBlocks('Items out', outputsOf(library.loadNode(node.type), node), shown.out),
    download(slug),
  ];
}

function graph(library: WorkflowLibrary, slug: string, {title, document}: Recipe) {
  const html = renderGraph(document, library.loadNode, {id: `workflow-${slug}`, title});
  return jsx('Figure', [textAttribute('kind', 'diagram'), textAttribute('html', html)]);
}

/** A program or a template is a block of its own: as JSON it would be one long line. */
function settingsBlocks({name, settings}: WorkflowNode): Code[] {
  const long = Object.entries(settings).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].includes('\n'),
  );
  const short = Object.entries(settings).filter(([key]) => !long.some(([one]) => one === key));
  return [
    ...(short.length > 0 ? [json(`Settings of ${name}`, Object.fromEntries(short))] : []),
    ...long.map(([key, value]) =>
      block(languageOf(key, value), `${sentenceCase(key)} of ${name}`, value.trimEnd()),
    ),
  ];
}

const languageOf = (key: string, value: string) =>
  value.trimStart().startsWith('<') ? 'html' : key === 'source' ? 'js' : 'text';

/** In the order of the node's ports; one to which no items came is left out unless it is the only one. */
function itemBlocks(title: string, names: string[], given: Ports): Code[] {
  return names
    .map((port) => ({port, items: given[port] ?? []}))
    .filter(({items}) => items.length > 0 || names.length === 1)
    .map(({port, items}) => json(port === 'main' ? title : `${title} (${port})`, items));
}

const json = (title: string, value: unknown): Code => block('json', title, compactJson(value));

const block = (lang: string, title: string, value: string): Code => ({
  type: 'code',
  lang,
  meta: `title="${title.replaceAll('"', "'")}"`,
  value,
});

const download = (slug: string): Paragraph => ({
  type: 'paragraph',
  children: [
    {
      type: 'link',
      url: `pathname:///workflow-examples/${slug}.json`,
      children: [text(`Download ${slug}.json`)],
    },
    text(' and import it in '),
    {type: 'strong', children: [text('Workflows')]},
    text('.'),
  ],
});

const table = (heads: PhrasingContent[][], rows: PhrasingContent[][][]): Table => ({
  type: 'table',
  children: [heads, ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((children): TableCell => ({type: 'tableCell', children})),
  })),
});

const jsx = (name: string, attributes: MdxJsxFlowElement['attributes']): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children: [],
});

const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const sentenceCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Words with `code` in backticks. */
const inline = (value: string): PhrasingContent[] =>
  value
    .split('`')
    .map((part, at) => (at % 2 ? code(part) : text(part)))
    .filter((part) => 'value' in part && part.value !== '');
