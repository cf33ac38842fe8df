import type {Code, Paragraph, PhrasingContent, Root, RootContent, Table, TableCell} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {
  compactJson,
  itemsInto,
  type NodeFile,
  outputsOf,
  type Ports,
  type Recipe,
  renderGraph,
  settingsRows,
  WorkflowLibrary,
  type WorkflowNode,
} from '@docs/workflow';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {attribute, dataAttribute, isJsx, textAttribute} from './jsx';

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
 * Writes the workflow components from content/data/workflow: `<NodeSettings of="filter" />`,
 * `<NodeFacts>`, `<NodeErrors>`, `<WorkflowExample>`, and `<WorkflowRecipe>`.
 */
export default function workflow({folder}: Options): Transformer<Root> {
  return (root, file) => {
    let library: WorkflowLibrary | undefined;
    visit(root, (node, index, parent) => {
      const [name, write] =
        Object.entries(components).find(([component]) => isJsx(node, component)) ?? [];
      if (!write || index === undefined || !parent || !isJsx(node, name ?? '')) return;
      const of = attribute(node, 'of') ?? '';
      try {
        library ??= new WorkflowLibrary(folder, (source) => dependOn(file, source));
        const content = write(library, of);
        parent.children.splice(index, 1, ...(content as never[]));
        return [SKIP, index + content.length];
      } catch (error) {
        reportProblem(file, node, `<${name} of="${of}">: ${(error as Error).message}`);
      }
    });
  };
}

function settingsTable(library: WorkflowLibrary, slug: string): MdxJsxFlowElement {
  // The document schema defines the settings that all nodes share, and conditions.
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
  each: 'Once per item',
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
    : names.flatMap((name, index) => (index === 0 ? [code(name)] : [text(', '), code(name)]));

const errorTable = ({errors}: NodeFile): Table =>
  table(
    [[text('Error')], [text('Cause')], [text('Fix')]],
    errors.map(({message, cause, fix}) => [[code(message)], inline(cause), inline(fix)]),
  );

/** Writes the graph, the node's settings, its input and output items, and a download link. */
function example(library: WorkflowLibrary, slug: string): RootContent[] {
  const file = library.loadExample(slug);
  const node = file.document.nodes.find(({name}) => name === file.shows);
  if (!node) throw new Error(`no node is named "${file.shows}"`);
  return [
    graph(library, slug, file),
    ...settingsBlocks(node),
    ...itemBlocks('Items in', library.loadNode(node.type).inputs, itemsInto(file, node)),
    ...itemBlocks('Items out', outputsOf(library.loadNode(node.type), node), file.out),
    download(slug),
  ];
}

function graph(library: WorkflowLibrary, slug: string, {title, document}: Recipe) {
  const html = renderGraph(document, library.loadNode, {id: `workflow-${slug}`, title});
  return jsx('Figure', [textAttribute('kind', 'diagram'), textAttribute('html', html)]);
}

/** Writes programs and templates as separate code blocks. In JSON, each would be one long line. */
function settingsBlocks({settings}: WorkflowNode): Code[] {
  const multiline = Object.entries(settings).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].includes('\n'),
  );
  const multilineKeys = multiline.map(([key]) => key);
  const short = Object.entries(settings).filter(([key]) => !multilineKeys.includes(key));
  return [
    ...(short.length > 0 ? [json('Settings', Object.fromEntries(short))] : []),
    ...multiline.map(([key, value]) =>
      block(languageOf(key, value), key === 'sql' ? 'SQL' : sentenceCase(key), value.trimEnd()),
    ),
  ];
}

const languageOf = (key: string, value: string) =>
  value.trimStart().startsWith('<') ? 'html' : key === 'source' ? 'js' : 'text';

/** Writes a code block per port, in port order. Skips ports without items unless there's only one port. */
function itemBlocks(title: string, names: string[], itemsByPort: Ports): Code[] {
  return names
    .map((port) => ({port, items: itemsByPort[port] ?? []}))
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

/** Parses text with `code` in backticks. */
const inline = (value: string): PhrasingContent[] =>
  value
    .split('`')
    .map((part, index) => (index % 2 ? code(part) : text(part)))
    .filter((part) => 'value' in part && part.value !== '');
