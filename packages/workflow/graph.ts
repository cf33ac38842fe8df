import type {NodeFiles} from './model/document';
import type {NodeFile} from './model/node-file';
import type {WorkflowDocument, WorkflowNode} from './model/types';
import {
  drawFitted,
  type Drawing,
  element,
  escape,
  figureMarkup,
  html,
  join,
  type Markup,
  type Rendering,
  textBlock,
  textWidth,
  type Tone,
  wrapText,
} from '@docs/figures';

/** The color repeats the second line of a box. */
const tones: Record<NodeFile['group'], Tone> = {
  trigger: 'accent',
  flow: 'info',
  data: 'info',
  action: 'warning',
  connector: 'success',
  canvas: 'muted',
};

type Text = {id: string; title: string};

/**
 * Renders a document's nodes and connections as the content of a `<figure>`. The same document
 * always results in the same string.
 */
export function renderGraph(
  document: WorkflowDocument,
  nodeFile: NodeFiles,
  {id, title}: Text,
): Markup {
  const running = document.nodes.filter(({type}) => nodeFile(type).runs !== 'never');
  const names = running.map(({name}) => name).join(', ');
  return figureMarkup(drawGraph(document, nodeFile), {
    id,
    title,
    alt: `A workflow of ${running.length} nodes: ${names}. The text version lists the connections.`,
    kind: 'diagram',
    textLabel: 'Text version',
  });
}

function drawGraph(document: WorkflowDocument, nodeFile: NodeFiles): Drawing {
  const running = document.nodes.filter(({type}) => nodeFile(type).runs !== 'never');
  const notes = document.nodes.filter(({type}) => nodeFile(type).runs === 'never');
  const graph = drawFitted({
    nodes: running.map((node) => box(node, nodeFile(node.type))),
    edges: document.connections.map(({from, output, to, input}) => ({
      from,
      to,
      labels: portLabel(output, input),
      dashed: output === 'error',
    })),
  });
  return {
    ...withNotes(graph, notes),
    narrow: graph.narrow && withNotes(graph.narrow, notes),
    textVersion: textVersion(document, nodeFile),
  };
}

function withNotes(graph: Rendering, notes: WorkflowNode[]): Rendering {
  const paper = drawNotes(notes, Math.max(graph.width, 320));
  const below = paper.height > 0 ? graph.height + 20 : graph.height;
  return {
    width: Math.max(graph.width, paper.width),
    height: below + paper.height,
    content: join(
      graph.content,
      paper.height > 0
        ? element('g', {transform: `translate(0 ${Math.ceil(below)})`}, paper.content)
        : undefined,
    ),
  };
}

/** A node's only port has no label. */
const portLabel = (output: string, input: string): string[] => {
  const named = [output, input].filter((port) => port !== 'main');
  return named.length > 0 ? [named.join(' to ')] : [];
};

function box(node: WorkflowNode, {title, group}: NodeFile) {
  const name = wrapText(node.name, 150, 13.5);
  const role = `${title}${node.disabled ? ', disabled' : ''}`;
  const widest = Math.max(...name.map((line) => textWidth(line, 13.5)), textWidth(role, 12));
  const [width, height] = [Math.max(96, widest + 32), name.length * 18 + 16 + 24];
  const tone = node.disabled ? 'muted' : tones[group];
  return {
    id: node.id,
    name: node.name,
    tone,
    width,
    height,
    draw: ({x, y}: {x: number; y: number}): Markup => {
      const top = y - (name.length * 18 + 16) / 2;
      const frame = {x: x - width / 2, y: y - height / 2, width, height};
      const middle = {x, 'text-anchor': 'middle'};
      return join(
        // A trigger has rounder corners.
        element('rect', {
          class: `dg-box dg-${tone}`,
          ...frame,
          rx: group === 'trigger' ? 18 : 8,
        }),
        textBlock(name, {
          ...middle,
          y: top + (name.length * 18) / 2,
          size: 13.5,
          lineHeight: 18,
          class: `dg-name dg-on-${tone}`,
        }),
        textBlock([role], {
          ...middle,
          y: top + name.length * 18 + 8,
          size: 12,
          lineHeight: 16,
          class: 'dg-role',
        }),
      );
    },
  };
}

/** Draws sticky notes below the graph, one below the other. */
function drawNotes(notes: WorkflowNode[], width: number) {
  const parts: Markup[] = [];
  let height = 0;
  for (const note of notes) {
    const lines = noteText(note)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => wrapText(line, width - 24, 13));
    const tall = lines.length * 17 + 20;
    parts.push(
      element('rect', {class: 'dg-note', x: 1, y: height, width: width - 2, height: tall, rx: 4}),
      textBlock(lines, {
        x: 13,
        y: height + tall / 2,
        size: 13,
        lineHeight: 17,
        class: 'dg-label dg-strong',
      }),
    );
    height += tall + 10;
  }
  return {
    width: notes.length > 0 ? width : 0,
    height: notes.length > 0 ? height - 9 : 0,
    content: join(...parts),
  };
}

/** Removes Markdown syntax, which SVG can't render. */
const noteText = ({name, settings}: WorkflowNode): string =>
  (typeof settings.text === 'string' ? settings.text : name)
    .replaceAll(/^#+\s*/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '');

function textVersion({nodes, connections}: WorkflowDocument, nodeFile: NodeFiles): Markup {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const named = (id: string) => {
    const node = byId.get(id);
    return node ? `${node.name} (${nodeFile(node.type).title})` : id;
  };
  const ends = ({output, input}: {output: string; input: string}) =>
    [output === 'main' ? '' : `from ${output}`, input === 'main' ? '' : `to ${input}`]
      .filter(Boolean)
      .join(', ');
  const lines = connections.map((connection) => {
    const ports = ends(connection);
    return `${named(connection.from)} leads to ${named(connection.to)}${ports ? `: ${ports}` : ''}.`;
  });
  const notes = nodes.filter(({type}) => nodeFile(type).runs === 'never');
  const alone = connections.length === 0 ? nodes.map(({id}) => `${named(id)}.`) : [];
  return join(
    html('ul', {}, ...[...lines, ...alone].map((line) => html('li', {}, escape(line)))),
    ...notes.map((note) => html('p', {}, escape(`Note: ${noteText(note)}`))),
  );
}
